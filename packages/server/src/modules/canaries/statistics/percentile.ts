import { sumOf } from '../../reports/index.ts';

/** The value below which a share of what was counted lies, by its bucket; undefined where nothing was. */
export function percentile(
  counts: readonly number[],
  bounds: readonly number[],
  share: number,
): number | undefined {
  const wanted = sumOf(counts) * share;
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    const bound = bounds[index] ?? 0;
    const next = bounds[index + 1];
    if (below + count >= wanted)
      return next === undefined ? bound : bound + ((wanted - below) / count) * (next - bound);
    below += count;
  }
  return bounds.at(-1);
}

/**
 * Index of the bucket from which on the share of what was counted is closest to `share`. Taken from all counts together, it
 * favours neither part of them.
 */
export function splitAt(counts: readonly number[], share: number): number {
  const total = sumOf(counts);
  let best = 1;
  let distance = Infinity;
  for (let index = 1; index < counts.length; index += 1) {
    const from = Math.abs(sumOf(counts.slice(index)) / total - share);
    if (from < distance) [best, distance] = [index, from];
  }
  return best;
}
