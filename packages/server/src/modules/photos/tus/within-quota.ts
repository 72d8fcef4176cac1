import type { Upload } from '@tus/server';
import { HttpError } from '../../../platform/http/http-error.ts';
import { diskQuotaExceeded, type WithDiskQuota } from './disk-quota.ts';
import { MAX_UPLOADS_PER_AGENT, STALLED_AFTER_MS } from './limits.ts';
import type { UploadLocks } from './shared-upload-locks.ts';
import type { UploadStore } from './upload-store.ts';

/** Bytes counted per upload for the file that describes it */
export const INFO_BYTES = 512;

export interface QuotaContext {
  withQuota: WithDiskQuota;
  locks: Pick<UploadLocks, 'heldAmong'>;
}

interface Room {
  bytes: number;
  count?: number;
  /** This upload stays and is not counted. */
  exceptId?: string | undefined;
}

/**
 * Creates an upload. It is idempotent, because the response to a first request may have been lost.
 * @throws HttpError 422 if it exists with another length, 403 over the disk quota
 */
export function createWithinQuota(
  store: UploadStore,
  { withQuota, locks }: QuotaContext,
  upload: Upload,
  create: () => Promise<Upload>,
): Promise<Upload> {
  const agentId = agentIdOf(upload.id);
  return withQuota(agentId, async (available) => {
    const known = await store.find(upload.id);
    if (known?.size === upload.size && known) return known;
    if (known)
      throw new HttpError(422, 'unprocessable', 'This Idempotency-Key was already used for another photo');
    await evictToFit(store, locks, agentId, {
      bytes: available - (upload.size ?? 0) - INFO_BYTES,
      count: MAX_UPLOADS_PER_AGENT - 1,
      exceptId: upload.id,
    });
    return create();
  });
}

/**
 * Removes the agent's uploads that were idle longest until the others fit.
 * @throws HttpError 403 if an active one would have to be removed
 */
export async function evictToFit(
  store: UploadStore,
  locks: QuotaContext['locks'],
  agentId: string,
  { bytes, count = MAX_UPLOADS_PER_AGENT, exceptId }: Room,
): Promise<void> {
  const stored = (await store.ofAgent(agentId)).filter(({ id }) => id !== exceptId);
  const writing = await locks.heldAmong(stored.map(({ id }) => id));
  // An upload that is being written is active, even while no byte arrives.
  const lastWriteMs = (one: (typeof stored)[number]) => (writing.has(one.id) ? Infinity : one.lastWriteMs);
  const kept = stored.sort((one, other) => lastWriteMs(other) - lastWriteMs(one)).slice(0, count);
  let sum = kept.reduce((total, one) => total + one.bytes, 0);
  const stalledBefore = Date.now() - STALLED_AFTER_MS;
  for (let last = kept.at(-1); sum > bytes && last && lastWriteMs(last) < stalledBefore; last = kept.at(-1))
    sum -= kept.pop()?.bytes ?? 0;
  if (sum > bytes) throw diskQuotaExceeded();
  for (const { id } of stored) if (!kept.some((one) => one.id === id)) await store.drop(id);
}

export function agentIdOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
