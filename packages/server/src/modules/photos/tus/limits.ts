import type { FairQueueLimits } from '../../../platform/concurrency/fair-queue.ts';

/** 64 KiB of memory per part. Few per account suffice, because a stalled part yields to the next request */
export const PATCH_QUEUE_LIMITS: FairQueueLimits = {
  capacity: { account: 4, address: 128, total: 512 },
  maxWaiting: { account: 4, address: 64, total: 256 },
  waitTimeoutMs: 10_000,
};

export const CREATION_QUEUE_LIMITS: FairQueueLimits = {
  capacity: { account: 1, address: 2, total: 4 },
  maxWaiting: { account: 16, address: 64, total: 512 },
  waitTimeoutMs: 10_000,
};

/** 5 MB at 40 kB/s in one part, or 32 kB at 1 kB/s, the minimum for any body */
export const PART_DEADLINE_MS = 120_000;

/** Unfinished and unused uploads. */
export const MAX_UPLOADS_PER_AGENT = 8;

/** More than the 50 s that a page waits for a part; otherwise two devices would evict each other's uploads */
export const STALLED_AFTER_MS = 60_000;

/**
 * Bytes of an object that holds a section of an upload. A section is in memory until it is stored, so with object storage a
 * part in flight takes this much more
 */
export const SECTION_BYTES = 256 * 1024;
