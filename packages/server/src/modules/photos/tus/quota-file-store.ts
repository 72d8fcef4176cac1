import { LIMITS } from '@naija/contracts/domain/limits';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { insufficientStorage } from '../../../platform/http/http-error.ts';
import {
  INFO_SUFFIX,
  modifiedAtMs,
  removeExpiredUploads,
  removeUploadFiles,
  undefinedIfMissing,
} from './remove-expired-uploads.ts';
import type { StoredUpload, UploadStore } from './upload-store.ts';
import { createWithinQuota, INFO_BYTES, type QuotaContext } from './within-quota.ts';

const NOT_FOUND_ERRORS: readonly unknown[] = [ERRORS.FILE_NOT_FOUND, ERRORS.FILE_NO_LONGER_EXISTS];

/** Stores `<agent id>-<key>` beside an info file; the file's length is the offset, which survives a killed process. */
export class QuotaFileStore extends FileStore implements UploadStore {
  readonly #quota: QuotaContext;

  constructor(directory: string, quota: QuotaContext) {
    super({ directory });
    this.#quota = quota;
  }

  override create(upload: Upload): Promise<Upload> {
    return createWithinQuota(this, this.#quota, upload, () => super.create(upload));
  }

  /** The library hides errors of a full disk. Rejects with HttpError 507. */
  override async write(...part: Parameters<FileStore['write']>): Promise<number> {
    try {
      return await super.write(...part);
    } catch (error) {
      if (error === ERRORS.FILE_WRITE_ERROR && (await isFull(this.directory))) throw insufficientStorage();
      throw error;
    }
  }

  find(id: string): Promise<Upload | undefined> {
    return this.getUpload(id).catch((error: unknown) => {
      if (NOT_FOUND_ERRORS.includes(error)) return undefined;
      throw error;
    });
  }

  async ofAgent(agentId: string): Promise<StoredUpload[]> {
    const names = (await readdir(this.directory)).filter(
      (name) => name.startsWith(`${agentId}-`) && !name.endsWith(INFO_SUFFIX),
    );
    return (await Promise.all(names.map((id) => this.#stat(id)))).flat();
  }

  readWhole(id: string): Promise<Buffer | undefined> {
    return undefinedIfMissing(readFile(join(this.directory, id)));
  }

  drop(id: string): Promise<void> {
    return removeUploadFiles(this.directory, id);
  }

  removeExpired(now: Date): Promise<void> {
    return removeExpiredUploads(this.directory, now);
  }

  async #stat(id: string): Promise<StoredUpload[]> {
    const [upload, lastWriteMs] = await Promise.all([this.find(id), modifiedAtMs(join(this.directory, id))]);
    if (lastWriteMs === undefined) return [];
    // An upload without its info file may be about to be removed.
    return [{ id, bytes: (upload?.size ?? LIMITS.imageMaxBytes) + INFO_BYTES, lastWriteMs }];
  }
}

/** A part takes at most 5 MB. */
async function isFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < LIMITS.imageMaxBytes;
}
