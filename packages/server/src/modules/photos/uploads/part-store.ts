import { LIMITS } from '@naija/contracts/domain/limits';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../../../platform/http/http-error.ts';
import { changed } from './changed.ts';
import { noRoom, type WithRoom } from './disk-quota.ts';
import { agentIdOf } from './key.ts';
import { IDLE_MS, MOST_EACH } from './limits.ts';
import { DESCRIPTION, removeUpload } from './remove-upload.ts';

const GONE: readonly unknown[] = [ERRORS.FILE_NOT_FOUND, ERRORS.FILE_NO_LONGER_EXISTS];
/** Bytes that a description is counted as: somewhat more than any has. */
const DESCRIPTION_BYTES = 512;

/** An upload with what it takes once it is whole, and when a byte came last, in milliseconds since 1970. */
interface Stored {
  id: string;
  bytes: number;
  moved: number;
}

/**
 * Keeps the parts of uploads in a folder, `<agent id>-<key>` beside a description with `.json` at its end. How much of
 * an upload has arrived is how long its file is, so that it is known also after the process was killed.
 */
export class PartStore extends FileStore {
  readonly #withRoom: WithRoom;
  readonly #written = new Map<string, number>();

  constructor(directory: string, withRoom: WithRoom) {
    super({ directory });
    this.#withRoom = withRoom;
  }

  /**
   * Makes room for an upload; one that is there stays as it is, for the answer to its creation may have been lost.
   * Rejects with HttpError 422 where it is there with another length, 403 where its agent has no room for it.
   */
  override create(upload: Upload): Promise<Upload> {
    // One after the other, or those that come at the same moment would all find room.
    return this.#withRoom(agentIdOf(upload.id), async (room) => {
      const known = await this.find(upload.id);
      if (known === undefined) return this.#createWithin(room, upload);
      if (known.size === upload.size) return known;
      throw new HttpError(422, 'unprocessable', 'This Idempotency-Key was already used for another photo');
    });
  }

  override async write(...[readable, id, offset]: Parameters<FileStore['write']>): Promise<number> {
    this.#written.set(id, (this.#written.get(id) ?? 0) + 1);
    try {
      return await super.write(readable, id, offset);
    } finally {
      const left = (this.#written.get(id) ?? 1) - 1;
      if (left > 0) this.#written.set(id, left);
      else this.#written.delete(id);
    }
  }

  /** An upload with how far it is, or undefined where there is none, or none any more. */
  find(id: string): Promise<Upload | undefined> {
    return this.getUpload(id).catch((error: unknown) => {
      if (GONE.includes(error)) return undefined;
      throw error;
    });
  }

  /**
   * Makes an agent's uploads take no more than some bytes, one aside, and be no more than so many: those in which nothing
   * has arrived for the longest go. They were given up, or left behind by another device.
   * Rejects with HttpError 403 where that would take one that is still on its way.
   */
  async makeRoom(agentId: string, room: number, most = MOST_EACH, exceptId?: string): Promise<void> {
    const stored = (await this.#ofAgent(agentId)).filter(({ id }) => id !== exceptId);
    const kept = stored.sort((one, other) => other.moved - one.moved).slice(0, most);
    let sum = kept.reduce((total, { bytes }) => total + bytes, 0);
    const idle = Date.now() - IDLE_MS;
    while (sum > room && (kept.at(-1)?.moved ?? Infinity) < idle) sum -= kept.pop()?.bytes ?? 0;
    if (sum > room) throw noRoom();
    for (const { id } of stored)
      if (!kept.some((one) => one.id === id)) await removeUpload(this.directory, id);
  }

  async #createWithin(room: number, upload: Upload): Promise<Upload> {
    const rest = room - (upload.size ?? 0) - DESCRIPTION_BYTES;
    await this.makeRoom(agentIdOf(upload.id), rest, MOST_EACH - 1, upload.id);
    return super.create(upload);
  }

  async #ofAgent(agentId: string): Promise<Stored[]> {
    const names = (await readdir(this.directory)).filter(
      (name) => name.startsWith(`${agentId}-`) && !name.endsWith(DESCRIPTION),
    );
    return (await Promise.all(names.map((id) => this.#look(id)))).flat();
  }

  async #look(id: string): Promise<Stored[]> {
    const [upload, moved] = await Promise.all([this.find(id), changed(join(this.directory, id))]);
    if (moved === undefined) return [];
    // One without a description may be on its way to be removed, and is no longer than any.
    const bytes = (upload?.size ?? LIMITS.imageMaxBytes) + DESCRIPTION_BYTES;
    // Removed while it is written to, it would take its room until that has ended.
    return [{ id, bytes, moved: this.#written.has(id) ? Infinity : moved }];
  }
}
