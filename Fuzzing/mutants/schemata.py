"""Sources that hold several mutants, each behind the question whether it is on."""
QUESTION = "touchstoneMutant"

# Inlinable functions ask, too, so that the question is usable from them.
SWITCH = f'@_silgen_name("touchstone_mutant") @usableFromInline func {QUESTION}(_ number: Int32) -> Bool\n'


def mutated(source, numbered):
    """The source with mutants, which come with their numbers; its lines stay where they are."""
    inserts = []
    for number, mutant in numbered:
        asked = f"{QUESTION}({number})"
        size = mutant.end - mutant.start
        # Outer edits open before inner ones that start at the same place, and close after those that end there.
        inserts.append(((mutant.start, 1, -size, number), mutant.before.replace("@", asked)))
        if mutant.after:
            inserts.append(((mutant.end, 0, -mutant.start, -number), mutant.after))
    pieces, at = [], 0
    for (place, *_), text in sorted(inserts):
        pieces += [source[at:place], text.encode()]
        at = place
    return b"".join(pieces + [source[at:]])
