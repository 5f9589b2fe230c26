"""How the model asks: the rules are generators that yield a Question and are sent the answer."""

from words import sort_moves, split


class Question:
    """What is asked, of whom, and the legal answers.

    The answers are found anew whenever they are asked for, from the table as it is then.
    """

    def __init__(self, actor, name, answers):
        """actor: a seat, or 'chance'; answers: a function that finds the legal moves.

        For a seat it returns an iterable of moves; for chance a dict from moves to weights.
        """
        self.actor = actor
        self.name = name
        self.answers = answers

    def moves(self):
        """The legal moves in the documented order; what has no weight cannot happen (G-1)."""
        found = self.answers()
        if self.actor == 'chance':
            found = [move for move, weight in found.items() if weight > 0]
        return sort_moves(found)

    def weights(self):
        """The weights of the moves of chance, in the same order."""
        found = self.answers()
        return [found[move] for move in self.moves()]


def ask(actor, name, answers):
    """Ask a question and return kind and argument of the answer.

    G-3: also where there is but one answer.  G-8: where there is none the question is skipped
    and the answer is (None, '').
    """
    question = Question(actor, name, answers)
    if not question.moves():
        return None, ''
    answer = yield question
    return split(answer)


def ask_chance(name, answers):
    """Ask chance (G-1); answers: a function that returns a dict from moves to weights."""
    return (yield from ask('chance', name, answers))
