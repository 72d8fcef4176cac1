import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../http/http-error.ts';
import { createQueue } from '../queue/queue.ts';
import { changed } from './changed.ts';
import { DESCRIPTION, removeUpload } from './remove-upload.ts';

/** How many photos of an agent are kept, half-way or whole, until their profile asks for them. */
export const MOST_EACH = 8;
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
   * Rejects with HttpError 422 where it is there with another length.
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
    // Those that stand still were given up, or left behind by another phone; whoever does go on begins anew.
    const others = (await this.#ofOwner(upload.id)).sort((one, other) => other.moved - one.moved);
    for (const { id } of others.slice(MOST_EACH - 1)) await removeUpload(this.directory, id);
    return super.create(upload);
  }

  /** The uploads of an upload's owner, with when a part came last in milliseconds since 1970. */
  async #ofOwner(id: string): Promise<{ id: string; moved: number }[]> {
    const owner = id.slice(0, id.lastIndexOf('-') + 1);
    const names = (await readdir(this.directory)).filter(
      (name) => name.startsWith(owner) && !name.endsWith(DESCRIPTION),
    );
    const found = names.map(async (name) => {
      const moved = await changed(join(this.directory, name));
      return moved === undefined ? [] : [{ id: name, moved }];
    });
    return (await Promise.all(found)).flat();
  }
}
