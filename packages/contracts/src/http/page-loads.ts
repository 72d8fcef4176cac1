import { API_PREFIX } from './paths.ts';
import { LOAD_FAILURES } from './reports.ts';

/** Outcomes of a release in one page load, in the order in which counts are stored. */
export const LOAD_OUTCOMES = ['none', ...LOAD_FAILURES] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/**
 * Lower bounds of the buckets of each web vital, milliseconds but for CLS. At most a quarter apart where most visits are, so
 * that a 75th percentile is known well enough; with the bounds of web.dev for good and poor. Counts are stored by index: a new
 * bound can only come last.
 */
export const VITAL_BOUNDS = {
  lcp: [
    0, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 10_000,
    15_000, 20_000,
  ],
  inp: [0, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000],
  cls: [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;
export type Vital = keyof typeof VITAL_BOUNDS;
export const VITALS = Object.keys(VITAL_BOUNDS) as Vital[];

/**
 * Body of `POST /api/v1/report/load`: what one page load says about one release, and nothing about the visitor. Without
 * the web vitals that the browser did not measure.
 */
export interface PageLoadReport extends Partial<Record<Vital, number>> {
  remote: string;
  version: string;
  /** Pattern of the page, such as `/agent/:id`; '' where it is not known. */
  route: string;
  outcome: LoadOutcome;
}

export const pageLoadPath = `${API_PREFIX}/report/load`;

/** Index of the largest bound that a value reaches. */
export function bucketOf(vital: Vital, value: number): number {
  return VITAL_BOUNDS[vital].filter((bound) => value >= bound).length - 1;
}

/** A value as it is reported: the lower bound of its bucket. */
export function roundToBound(vital: Vital, value: number): number {
  return VITAL_BOUNDS[vital][bucketOf(vital, value)] ?? 0;
}
