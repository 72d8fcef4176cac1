import { sumOf } from '../../telemetry/index.ts';

/** Interpolates within the bucket; undefined without counts. */
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
 * Returns the index of the bucket that splits off the share of counts closest to `share`. Both parts are counted together, so
 * it favours neither.
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
