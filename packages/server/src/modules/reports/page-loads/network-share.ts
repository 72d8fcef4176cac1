import { createHmac, randomBytes } from 'node:crypto';
import type { PageLoadReport } from '@naija/contracts/http/page-loads';

const HOUR_MS = 60 * 60 * 1_000;
/** Of the loads of a release in an hour. Hiding a fault takes more good loads than real ones, so more than ten networks. */
const SHARE = 0.05;
/** Loads of a network that count in any case: sites with few visitors have them from few networks. */
const MIN_LOADS = 60;
/** Networks and releases that are remembered, some 100 bytes each; further ones do not count in this hour. */
const MAX_COUNTED = 50_000;

type Release = Pick<PageLoadReport, 'remote' | 'version'>;

/**
 * Tells whether a page load counts, so that no network makes up most loads of a release: without regard to the outcome, as
 * a bound for good ones alone would make each release look worse. Networks are held in memory for an hour, under a key
 * that is thrown away with them.
 * @param clock the same for all calls
 */
export function createNetworkShare(clock: () => Date): (network: string, release: Release) => boolean {
  let hour = -1;
  let key = randomBytes(32);
  const loads = new Map<string, number>();
  const add = (counted: string) => loads.set(counted, (loads.get(counted) ?? 0) + 1);
  return (network, { remote, version }) => {
    const now = Math.floor(clock().getTime() / HOUR_MS);
    if (now !== hour) {
      hour = now;
      key = randomBytes(32);
      loads.clear();
    }
    const all = `${remote}@${version}`;
    const own = createHmac('sha256', key).update(`${network} ${all}`).digest('base64');
    const before = loads.get(own) ?? 0;
    if (before >= Math.max(MIN_LOADS, SHARE * (loads.get(all) ?? 0))) return false;
    if (before === 0 && loads.size >= MAX_COUNTED) return false;
    add(own);
    add(all);
    return true;
  };
}
