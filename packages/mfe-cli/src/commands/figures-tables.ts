import {
  SERVER,
  type CanaryStatus,
  type LoadFigures,
  type ReleasesStatus,
  type PageStatus,
} from '@naija/contracts/http/release-status';
import { withoutInvisible } from '@naija/contracts/remote/untrusted-text';
import { moment, table, UNKNOWN } from './output.ts';

export const FIGURES_HEAD = ['LOADS (7 DAYS)', 'FAILED', 'LCP P75', 'INP P75', 'CLS P75'];
const CANARIES_HEAD = ['REMOTE', 'WATCHED', 'SHARE', 'SINCE (UTC)', 'LOADS', 'COMPARED AT', 'RAISED BY'];

/**
 * Tables of the page loads of each release, of the canaries and new releases that the server watches, and of those that
 * it has withdrawn.
 */
export function figuresTables({ remotes, canaries = [], audit }: ReleasesStatus): string[] {
  const figures = remotes.flatMap(({ remote, releases, withdrawn = [] }) => [
    ...releases.flatMap((release) =>
      release.figures ? [figuresRow(remote, release.version, release.figures)] : [],
    ),
    ...withdrawn.map((release) => figuresRow(remote, `${release.version} (withdrawn)`, release.figures)),
  ]);
  const reasons = audit.flatMap(({ who, action, at, remote, from, reason }) =>
    who === SERVER &&
    action === 'rollback' &&
    reason !== undefined &&
    remotes.some((listed) => listed.remote === remote)
      ? [`${moment(at)} the server withdrew ${remote} ${from ?? UNKNOWN}: ${reason}`]
      : [],
  );
  return [
    ...(figures.length > 0 ? [table(['REMOTE', 'VERSION', ...FIGURES_HEAD], figures)] : []),
    ...(canaries.length > 0 ? [table(CANARIES_HEAD, canaries.map(canaryRow))] : []),
    ...(reasons.length > 0 ? [reasons.map(withoutInvisible).join('\n')] : []),
  ];
}

function figuresRow(remote: string, version: string, figures: LoadFigures): string[] {
  return [remote, version, ...figuresCells(figures)];
}

/** Cells below `FIGURES_HEAD`. */
export function figuresCells({ loads, failed, lcp, inp, cls }: LoadFigures): string[] {
  return [
    String(loads),
    `${(failed * 100).toFixed(2)} %`,
    milliseconds(lcp),
    milliseconds(inp),
    cls === null ? UNKNOWN : cls.toFixed(2),
  ];
}

function canaryRow({ isAuto, until, ...watched }: CanaryStatus): string[] {
  const { remote, version, percent, since, loads, nextLook } = watched;
  const raisedBy = isAuto ? 'the server' : 'its team';
  return [
    remote,
    version,
    `${String(percent)} %`,
    moment(since),
    String(loads),
    String(nextLook),
    until === undefined ? raisedBy : `released: watched until ${moment(until)}`,
  ];
}

function milliseconds(value: number | null): string {
  return value === null ? UNKNOWN : `${value.toFixed(0)} ms`;
}

/** Table of the page loads of each page, those with most loads first. */
export function pagesTable(pages: readonly PageStatus[]): string {
  if (pages.length === 0) return 'No page has reported a load in the last seven days.';
  const rows = pages.map(({ remote, version, page, figures }) => [
    remote,
    version,
    page || UNKNOWN,
    ...figuresCells(figures),
  ]);
  return table(['REMOTE', 'VERSION', 'PAGE', ...FIGURES_HEAD], rows);
}
