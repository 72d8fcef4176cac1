import { LOAD_OUTCOMES, VITAL_BOUNDS, VITALS, type Vital } from '@naija/contracts/http/page-loads';
import { sumOf, type LoadCounts } from '../telemetry/index.ts';
import { upperTail } from './statistics/hypergeometric.ts';
import { percentile, splitAt } from './statistics/percentile.ts';
import { THRESHOLDS } from './thresholds.ts';
import type { Step } from './step.ts';

const NAMES = { lcp: 'LCP', inp: 'INP', cls: 'CLS' } as const;

/** Such as '3.1 % of 800 page loads failed, 1.0 % with 1.2.0'. */
export function explain(
  findings: readonly Finding[],
  { canary }: Compared,
  { defaultVersion }: Step,
): string {
  const loads = sumOf(canary.outcomes).toLocaleString('en');
  return findings
    .map((finding) =>
      finding.figure === 'failures'
        ? `${percent(finding.canary)} of ${loads} page loads failed, ${percent(finding.current)} with ${defaultVersion}`
        : `${NAMES[finding.figure]} is ${value(finding, finding.canary)} at the 75th percentile of ${loads} page loads, ${value(finding, finding.current)} with ${defaultVersion}`,
    )
    .join('; ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function value({ figure }: Finding, measured: number): string {
  return figure === 'cls' ? measured.toFixed(2) : `${measured.toFixed(0)} ms`;
}

const { spending, failureDifference, slowdown, shift, measuredLoads } = THRESHOLDS;
const SHARE = 0.75;

export interface Finding {
  figure: 'failures' | Vital;
  /** Failures per load, or the 75th percentile. */
  canary: number;
  current: number;
}

export interface Compared {
  canary: LoadCounts;
  current: LoadCounts;
}

/** Metrics that regressed significantly and by enough; `spent` is the error probability of this look. */
export function judge(compared: Compared, spent: number): Finding[] {
  const found = [
    worseFailures(compared, spent * spending.failures),
    ...VITALS.map((vital) => worseVital(vital, compared, spent * spending[vital])),
  ];
  return found.filter((finding) => finding !== undefined);
}

export function failureRate({ outcomes }: LoadCounts): number {
  return failuresIn(outcomes) / Math.max(1, sumOf(outcomes));
}

export function percentile75(vital: Vital, counts: LoadCounts): number | undefined {
  return percentile(counts[vital], VITAL_BOUNDS[vital], SHARE);
}

function worseFailures({ canary, current }: Compared, level: number): Finding | undefined {
  const failed = failuresIn(canary.outcomes);
  const chance = upperTail(failed, {
    all: sumOf(canary.outcomes) + sumOf(current.outcomes),
    having: failed + failuresIn(current.outcomes),
    drawn: sumOf(canary.outcomes),
  });
  const rates = { canary: failureRate(canary), current: failureRate(current) };
  if (chance >= level || rates.canary - rates.current < failureDifference) return undefined;
  return { figure: 'failures', ...rates };
}

/** Compares loads above a bound near the 75th percentile of both releases together. */
function worseVital(vital: Vital, { canary, current }: Compared, level: number): Finding | undefined {
  const [tried, reference] = [canary[vital], current[vital]];
  if (sumOf(tried) < measuredLoads || sumOf(reference) < measuredLoads) return undefined;
  const both = tried.map((count, bucket) => count + (reference[bucket] ?? 0));
  const split = splitAt(both, 1 - SHARE);
  const chance = upperTail(sumOf(tried.slice(split)), {
    all: sumOf(both),
    having: sumOf(both.slice(split)),
    drawn: sumOf(tried),
  });
  const values = { canary: percentile75(vital, canary) ?? 0, current: percentile75(vital, current) ?? 0 };
  if (chance >= level || !isSlower(vital, values)) return undefined;
  return { figure: vital, ...values };
}

function isSlower(vital: Vital, { canary, current }: Omit<Finding, 'figure'>): boolean {
  return canary >= current * slowdown && (vital !== 'cls' || canary - current >= shift);
}

function failuresIn(outcomes: readonly number[]): number {
  return sumOf(outcomes) - (outcomes[LOAD_OUTCOMES.indexOf('none')] ?? 0);
}
