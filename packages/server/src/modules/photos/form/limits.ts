import { LIMITS } from '@naija/contracts/domain/limits';
import type { BudgetLimits } from '../quotas/budget.ts';

/** Bytes of a field, well above the longest text that a form takes: what is only too long is told so by the form. */
const FIELD = 64 * 1024;
const FIELDS = 30;

/** Bounds on a form with a file, in the words of `@fastify/multipart`; sizes are bytes. */
export const FORM_LIMITS = {
  fileSize: LIMITS.imageMaxBytes,
  files: 1,
  fields: FIELDS,
  parts: FIELDS + 1,
  fieldSize: FIELD,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** Bytes of a whole form: the largest file, and more around it than any form has. */
export const MOST_BYTES = LIMITS.imageMaxBytes + 512 * 1024;

const MIB = 1024 * 1024;

/**
 * Bytes that forms take while they are read: two of the largest of one account, four of one address, behind which a
 * carrier may have thousands of devices, and 11 in all. A form waits well below the time after which its body counts as
 * stalled.
 */
export const FORM_BUDGET: BudgetLimits = {
  most: { account: 2 * MOST_BYTES, address: 4 * MOST_BYTES, total: 64 * MIB },
  waiting: { account: 16, address: 64, total: 256 },
  waitMs: 20_000,
};

/**
 * Photos that are made: one at a time for each address, so that whoever sends slow ones leaves a decoder to the others.
 * Waits end before browsers give up, which is after 50 s.
 */
export const MAKING_BUDGET: BudgetLimits = {
  most: { account: 1, address: 1, total: 2 },
  waiting: { account: 4, address: 32, total: 128 },
  waitMs: 30_000,
};

/**
 * Milliseconds in which a form of some bytes must have arrived: 20 s, and what it takes at 64 kB/s. It keeps memory for
 * as long; on slower networks photos are uploaded in parts, which keep none.
 */
export function formDeadlineMs(bytes: number): number {
  return 20_000 + bytes / 64;
}
