import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { readdir } from 'node:fs/promises';
import { HttpError } from '../http/http-error.ts';
import { createQueue } from '../queue/queue.ts';
import { DESCRIPTION, removeUpload } from './remove-upload.ts';

/** How many photos of an agent may be half-way, and how many whole ones may wait for their profile. */
export const MOST_EACH = 8;
/** Seconds after which whoever has too many may ask again: one may be done by then. */
const RETRY_AFTER = 600;
/** Creations that may wait, each for a few files to be looked at. */
const WAITING = 1_000;
const GONE: readonly unknown[] = [ERRORS.FILE_NOT_FOUND, ERRORS.FILE_NO_LONGER_EXISTS];

/**
 * Keeps the parts of uploads in a folder, `<agent id>-<key>` beside a description with `.json` at its end. How much of
 * an upload has arrived is how long its file is, so that it is known also after the process was killed.
 */
export class PartStore extends FileStore {
  // One after the other, or those that come at the same moment would all find room.
  readonly #inTurn = createQueue({ atOnce: 1, waiting: WAITING });

  /**
   * Makes room for an upload; one that is there stays as it is, for the answer to its creation may have been lost.
   * Rejects with HttpError: 422 where it is there with another length, 429 where its owner has too many.
   */
  override async create(upload: Upload): Promise<Upload> {
    const known = await this.find(upload.id);
    if (known === undefined) return this.#inTurn(() => this.#createWithin(upload));
    if (known.size === upload.size) return known;
    throw new HttpError(422, 'unprocessable', 'This Idempotency-Key was already used for another photo');
  }

  /** An upload with how far it is, or undefined where there is none, or none any more. */
  find(id: string): Promise<Upload | undefined> {
    return this.getUpload(id).catch((error: unknown) => {
      if (GONE.includes(error)) return undefined;
      throw error;
    });
  }

  async #createWithin(upload: Upload): Promise<Upload> {
    const others = await this.#ofOwner(upload.id);
    const [whole, unfinished] = [others.filter(isWhole), others.filter((other) => !isWhole(other))];
    if (unfinished.length >= MOST_EACH) throw tooMany();
    // Nobody waits for those any more: each is used right after it is whole, or never.
    for (const { id } of whole.sort(byAge).slice(MOST_EACH - 1)) await removeUpload(this.directory, id);
    return super.create(upload);
  }

  async #ofOwner(id: string): Promise<Upload[]> {
    const owner = id.slice(0, id.lastIndexOf('-') + 1);
    const names = (await readdir(this.directory)).filter(
      (name) => name.startsWith(owner) && !name.endsWith(DESCRIPTION),
    );
    const found = await Promise.all(names.map((name) => this.find(name)));
    return found.filter((upload) => upload !== undefined);
  }
}

/** True once every byte of an upload has arrived. */
export function isWhole({ offset, size }: Upload): boolean {
  return offset === size;
}

/** Youngest first. */
function byAge(one: Upload, other: Upload): number {
  return (other.creation_date ?? '').localeCompare(one.creation_date ?? '');
}

function tooMany(): HttpError {
  const message = `${String(MOST_EACH)} of your photos are still being uploaded. Please wait until one of them is done, or choose no new one.`;
  return new HttpError(429, 'rate_limited', message, { retryAfter: RETRY_AFTER });
}
