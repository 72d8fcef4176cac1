import { createHmac, randomBytes } from 'node:crypto';

export interface ShareBounds {
  periodMs: number;
  /** Of what is counted of a subject in a period, from 0 to 1. */
  share: number;
  /** Of a network that count in any case: sites with few visitors have them from few networks. */
  min: number;
  /** Networks and subjects that are remembered, some 100 bytes each; further ones do not count in this period. */
  maxCounted: number;
}

/** Tells whether something that a network reports about a subject counts. */
export type NetworkShare = (network: string, subject: string) => boolean;

/**
 * Bounds what one network makes up of all that is counted of a subject. Networks are held in memory for a period, under a
 * key that is thrown away with them.
 * @param clock the same for all calls
 */
export function createNetworkShare(clock: () => Date, bounds: ShareBounds): NetworkShare {
  const { periodMs, share, min, maxCounted } = bounds;
  let period = -1;
  let key = randomBytes(32);
  const counts = new Map<string, number>();
  const add = (counted: string) => counts.set(counted, (counts.get(counted) ?? 0) + 1);
  return (network, subject) => {
    const now = Math.floor(clock().getTime() / periodMs);
    if (now !== period) {
      period = now;
      key = randomBytes(32);
      counts.clear();
    }
    const own = createHmac('sha256', key).update(`${network} ${subject}`).digest('base64');
    const before = counts.get(own) ?? 0;
    if (before >= Math.max(min, share * (counts.get(subject) ?? 0))) return false;
    if (before === 0 && counts.size >= maxCounted) return false;
    add(own);
    add(subject);
    return true;
  };
}
