import { createHmac, randomBytes } from 'node:crypto';

export interface ShareBounds {
  periodMs: number;
  /** Largest share of one network in a count, from 0 to 1. */
  share: number;
  /** Reports from one network that always count, because small sites have visitors from few networks. */
  min: number;
  /** Subjects that one network may report about in a period. */
  maxOfNetwork: number;
  /**
   * Pairs of network and subject that are remembered, some 100 bytes each. Beyond it the network that reported longest ago is
   * forgotten: what it reports counts again, and never less than that of others.
   */
  maxCounted: number;
}

/** Tells whether something that a network reports about a subject counts. Subjects must exist: their number is not bounded. */
export type NetworkShare = (network: string, subject: string) => boolean;

/**
 * Bounds what one network makes up of all that is counted of a subject. Networks are held in memory for a period, under a
 * key that is thrown away with them.
 * @param clock the same for all calls
 */
export function createNetworkShare(clock: () => Date, bounds: ShareBounds): NetworkShare {
  const { periodMs, share, min, maxOfNetwork, maxCounted } = bounds;
  let period = -1;
  let key = randomBytes(32);
  let size = 0;
  const totals = new Map<string, number>();
  // The first network reported longest ago.
  const networks = new Map<string, Map<string, number>>();
  const forgetBeyond = () => {
    for (const [network, counts] of networks) {
      if (size <= maxCounted) return;
      networks.delete(network);
      size -= counts.size;
    }
  };
  return (network, subject) => {
    const now = Math.floor(clock().getTime() / periodMs);
    if (now !== period) {
      period = now;
      key = randomBytes(32);
      size = 0;
      totals.clear();
      networks.clear();
    }
    const own = createHmac('sha256', key).update(network).digest('base64');
    const counts = networks.get(own) ?? new Map<string, number>();
    const before = counts.get(subject) ?? 0;
    const total = totals.get(subject) ?? 0;
    if (before >= Math.max(min, share * total)) return false;
    if (before === 0 && counts.size >= maxOfNetwork) return false;
    if (before === 0) size += 1;
    counts.set(subject, before + 1);
    totals.set(subject, total + 1);
    networks.delete(own);
    networks.set(own, counts);
    forgetBeyond();
    return true;
  };
}
