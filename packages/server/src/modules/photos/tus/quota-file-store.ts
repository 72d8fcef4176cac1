import { LIMITS } from '@naija/contracts/domain/limits';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HttpError } from '../../../platform/http/http-error.ts';
import { insufficientStorage, isOutOfSpace } from '../../../platform/http/insufficient-storage.ts';
import { diskQuotaExceeded, type WithDiskQuota } from './disk-quota.ts';
import { agentIdOf } from './upload-id.ts';
import { STALLED_AFTER_MS, MAX_UPLOADS_PER_AGENT } from './limits.ts';
import { INFO_SUFFIX, modifiedAtMs, removeUploadFiles } from './upload-files.ts';

const NOT_FOUND_ERRORS: readonly unknown[] = [ERRORS.FILE_NOT_FOUND, ERRORS.FILE_NO_LONGER_EXISTS];
const INFO_BYTES = 512;

/** `bytes` counts the announced size. */
interface StoredUpload {
  id: string;
  bytes: number;
  lastWriteMs: number;
}

/** Stores `<agent id>-<key>` beside an info file. The offset is the file's length, which survives a killed process. */
export class QuotaFileStore extends FileStore {
  readonly #withQuota: WithDiskQuota;
  readonly #openWrites = new Map<string, number>();

  constructor(directory: string, withQuota: WithDiskQuota) {
    super({ directory });
    this.#withQuota = withQuota;
  }

  /**
   * Idempotent: the response to the first creation may have been lost.
   * Rejects with HttpError 422 where it exists with another length, 403 over the disk quota.
   */
  override create(upload: Upload): Promise<Upload> {
    return this.#withQuota(agentIdOf(upload.id), async (available) => {
      const known = await this.find(upload.id);
      if (known === undefined) return this.#createWithin(available, upload);
      if (known.size === upload.size) return known;
      throw new HttpError(422, 'unprocessable', 'This Idempotency-Key was already used for another photo');
    });
  }

  override async write(...[readable, id, offset]: Parameters<FileStore['write']>): Promise<number> {
    this.#openWrites.set(id, (this.#openWrites.get(id) ?? 0) + 1);
    try {
      return await this.#append(readable, id, offset);
    } finally {
      const remaining = (this.#openWrites.get(id) ?? 1) - 1;
      if (remaining > 0) this.#openWrites.set(id, remaining);
      else this.#openWrites.delete(id);
    }
  }

  /** In the place of the library's, which hides why a write failed. Rejects with HttpError 507 without space. */
  async #append(...[readable, id, offset]: Parameters<FileStore['write']>): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    try {
      await pipeline(readable, file);
    } catch (error) {
      if (isOutOfSpace(error)) throw insufficientStorage();
      throw new Error('a part of an upload could not be written', { cause: error });
    }
    return offset + file.bytesWritten;
  }

  find(id: string): Promise<Upload | undefined> {
    return this.getUpload(id).catch((error: unknown) => {
      if (NOT_FOUND_ERRORS.includes(error)) return undefined;
      throw error;
    });
  }

  /**
   * Evicts the agent's longest idle uploads until the others fit.
   * Rejects with HttpError 403 where an active one would have to go.
   */
  async evictToFit(
    agentId: string,
    maxBytes: number,
    maxCount = MAX_UPLOADS_PER_AGENT,
    exceptId?: string,
  ): Promise<void> {
    const stored = (await this.#ofAgent(agentId)).filter(({ id }) => id !== exceptId);
    const kept = stored.sort((one, other) => other.lastWriteMs - one.lastWriteMs).slice(0, maxCount);
    let sum = kept.reduce((total, { bytes }) => total + bytes, 0);
    const stalledBefore = Date.now() - STALLED_AFTER_MS;
    while (sum > maxBytes && (kept.at(-1)?.lastWriteMs ?? Infinity) < stalledBefore)
      sum -= kept.pop()?.bytes ?? 0;
    if (sum > maxBytes) throw diskQuotaExceeded();
    for (const { id } of stored)
      if (!kept.some((one) => one.id === id)) await removeUploadFiles(this.directory, id);
  }

  async #createWithin(available: number, upload: Upload): Promise<Upload> {
    const left = available - (upload.size ?? 0) - INFO_BYTES;
    await this.evictToFit(agentIdOf(upload.id), left, MAX_UPLOADS_PER_AGENT - 1, upload.id);
    return super.create(upload);
  }

  async #ofAgent(agentId: string): Promise<StoredUpload[]> {
    const names = (await readdir(this.directory)).filter(
      (name) => name.startsWith(`${agentId}-`) && !name.endsWith(INFO_SUFFIX),
    );
    return (await Promise.all(names.map((id) => this.#stat(id)))).flat();
  }

  async #stat(id: string): Promise<StoredUpload[]> {
    const [upload, lastWriteMs] = await Promise.all([this.find(id), modifiedAtMs(join(this.directory, id))]);
    if (lastWriteMs === undefined) return [];
    // Without info file it may be about to be removed.
    const bytes = (upload?.size ?? LIMITS.imageMaxBytes) + INFO_BYTES;
    // A file removed while open keeps its disk space.
    return [{ id, bytes, lastWriteMs: this.#openWrites.has(id) ? Infinity : lastWriteMs }];
  }
}
