import { sumOf } from '../reports/index.ts';
import type { Compared, Finding } from './judge.ts';
import type { Step } from './step.ts';

const NAMES = { lcp: 'LCP', inp: 'INP', cls: 'CLS' } as const;

/** Findings for people, such as '3.1 % of 800 page loads failed, 1.0 % with 1.2.0'. */
export function explain(findings: readonly Finding[], { canary }: Compared, { usual }: Step): string {
  const loads = sumOf(canary.outcomes).toLocaleString('en');
  return findings
    .map((finding) =>
      finding.figure === 'failures'
        ? `${percent(finding.canary)} of ${loads} page loads failed, ${percent(finding.current)} with ${usual}`
        : `${NAMES[finding.figure]} is ${value(finding, finding.canary)} at the 75th percentile of ${loads} page loads, ${value(finding, finding.current)} with ${usual}`,
    )
    .join('; ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function value({ figure }: Finding, measured: number): string {
  return figure === 'cls' ? measured.toFixed(2) : `${measured.toFixed(0)} ms`;
}
