import type { PageLoadReport } from '@naija/contracts/http/page-loads';
import { createNetworkShare } from '../network-share.ts';

/** Hiding a fault takes more good loads than real ones, so more than ten networks. */
const BOUNDS = { periodMs: 60 * 60 * 1_000, share: 0.05, min: 60, maxOfNetwork: 500, maxCounted: 50_000 };

/**
 * Tells whether a page load counts, so that no network makes up most loads of a release in an hour: without regard to the
 * outcome, as a bound for good ones alone would make each release look worse.
 */
export function createLoadShare(clock: () => Date) {
  const isCounted = createNetworkShare(clock, BOUNDS);
  return (network: string, { remote, version }: Pick<PageLoadReport, 'remote' | 'version'>): boolean =>
    isCounted(network, `${remote}@${version}`);
}
