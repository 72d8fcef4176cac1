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
   * Remembered pairs of network and subject, some 100 bytes each. Beyond it, the network that reported longest ago is
   * forgotten, and its reports count again.
   */
  maxCounted: number;
}

/** Returns true if a report counts. Subjects must exist, because their number is not bounded. */
export type NetworkShare = (network: string, subject: string) => boolean;

/**
 * Bounds the share of one network in what is counted about a subject. Networks are held in memory for a period, under a key
 * that is discarded with them.
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
