"""Which mutants are tried: so many of each module as it has lines of code, in an order that a seed fixes."""
from candidates import digest

SEED = 30


def quotas(lines, count):
    """How many of `count` fall to each module, by the largest remainders."""
    whole = sum(lines.values())
    shares = {name: count * value / whole for name, value in lines.items()}
    quota = {name: int(share) for name, share in shares.items()}
    rest = sorted(shares, key=lambda name: (quota[name] - shares[name], name))
    for name in rest[:count - sum(quota.values())]:
        quota[name] += 1
    return quota


def ordered(module, mutants, seed=SEED):
    """A module's mutants in the order in which they are drawn: its operators take turns, as some have many more places."""
    piles = {}
    for mutant in sorted(mutants, key=lambda mutant: digest(seed, mutant.id)):
        piles.setdefault(mutant.operator, []).append(mutant)
    turns = sorted(piles, key=lambda operator: digest(seed, module, operator))
    drawn = []
    while any(piles.values()):
        drawn += [piles[operator].pop(0) for operator in turns if piles[operator]]
    return drawn
