/** The edit distance at which a text of this length still counts as a typo. */
export function toleratedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(a: string, b: string): number {
  const from = Array.from(a);
  const to = Array.from(b);
  let beforeLast: number[] = [];
  let last = to.map((_, column) => column + 1);
  from.forEach((letter, row) => {
    const current: number[] = [];
    to.forEach((other, column) => {
      const corner = column === 0 ? row : (last[column - 1] ?? 0);
      const swaps = letter === to[column - 1] && from[row - 1] === other;
      const beforeSwap = column === 1 ? row - 1 : (beforeLast[column - 2] ?? 0);
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (column === 0 ? row + 1 : (current[column - 1] ?? 0)) + 1,
        corner + (letter === other ? 0 : 1),
        swaps ? beforeSwap + 1 : Infinity,
      );
    });
    beforeLast = last;
    last = current;
  });
  return last.at(-1) ?? from.length;
}
