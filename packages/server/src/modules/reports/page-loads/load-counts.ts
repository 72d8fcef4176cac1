import { LOAD_OUTCOMES, VITAL_BOUNDS, type Vital } from '@naija/contracts/http/page-loads';

/** Page loads by the index of `LOAD_OUTCOMES`, and of the bucket of each web vital. */
export type LoadCounts = Record<'outcomes' | Vital, number[]>;

export function emptyCounts(): LoadCounts {
  const zeros = ({ length }: { readonly length: number }) => Array.from({ length }, () => 0);
  return {
    outcomes: zeros(LOAD_OUTCOMES),
    lcp: zeros(VITAL_BOUNDS.lcp),
    inp: zeros(VITAL_BOUNDS.inp),
    cls: zeros(VITAL_BOUNDS.cls),
  };
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
