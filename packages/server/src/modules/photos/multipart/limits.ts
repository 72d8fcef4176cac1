import { LIMITS } from '@naija/contracts/domain/limits';
import type { FairQueueLimits } from '../../../platform/concurrency/fair-queue.ts';

/** Texts that are too long get a message of their field, up to this size */
const FIELD = 64 * 1024;
const FIELDS = 30;

/** Limits of `@fastify/multipart`; sizes in bytes. */
export const FORM_LIMITS = {
  fileSize: LIMITS.imageMaxBytes,
  files: 1,
  fields: FIELDS,
  parts: FIELDS + 1,
  fieldSize: FIELD,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

export const MAX_FORM_BYTES = LIMITS.imageMaxBytes + 512 * 1024;

const MIB = 1024 * 1024;

/** Two of the largest forms per account, four per address (mobile networks share addresses), 11 in all */
export const FORM_QUEUE_LIMITS: FairQueueLimits = {
  capacity: { account: 2 * MAX_FORM_BYTES, address: 4 * MAX_FORM_BYTES, total: 64 * MIB },
  maxWaiting: { account: 16, address: 64, total: 256 },
  waitTimeoutMs: 20_000,
};

/** One photo per address, so that slow ones leave a decoder free. Pages give up after 50 s */
export const PROCESSING_QUEUE_LIMITS: FairQueueLimits = {
  capacity: { account: 1, address: 1, total: 2 },
  maxWaiting: { account: 4, address: 32, total: 128 },
  waitTimeoutMs: 30_000,
};

/** 20 s, plus the size at 64 kB/s. Slower networks upload by tus. */
export function formDeadlineMs(bytes: number): number {
  return 20_000 + bytes / 64;
}
