import type { BudgetLimits } from '../quotas/budget.ts';

/**
 * Parts that arrive at the same moment, each of which may take 64 KiB of memory. Of one account few: its photos follow
 * one another, and a part that hangs on a dead network makes way for the next one. Behind one address a carrier may have
 * thousands of devices.
 */
export const PART_BUDGET: BudgetLimits = {
  most: { account: 4, address: 128, total: 512 },
  waiting: { account: 4, address: 64, total: 256 },
  waitMs: 10_000,
};

/** Uploads that are begun, for each of which a few files are looked at. */
export const CREATION_BUDGET: BudgetLimits = {
  most: { account: 1, address: 2, total: 4 },
  waiting: { account: 16, address: 64, total: 512 },
  waitMs: 10_000,
};

/**
 * Milliseconds in which a part must have arrived: 5 MB at 40 kB/s in one, 32 kB as our pages send them at the 1 kB/s
 * that any body must keep. What has arrived by then is kept, so that a photo on a slow network still arrives; the next
 * part goes on from there.
 */
export const PART_DEADLINE_MS = 120_000;

/** How many photos of an agent are kept, half-way or whole, until their profile asks for them. */
export const MOST_EACH = 8;

/**
 * Milliseconds without a byte after which an upload makes way for another one of its agent. Above the 50 s that a page
 * waits for a part, or two devices of one agent would throw out each other's.
 */
export const IDLE_MS = 60_000;
