import { RETENTION } from '@naija/contracts/domain/retention';
import { LIMITS } from '@naija/contracts/domain/limits';
import { DataStore, Upload } from '@tus/server';
import type { Readable } from 'node:stream';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { noSuchUpload } from './errors.ts';
import { SECTION_BYTES } from './limits.ts';
import { type ListedUpload, listUploads, sectionKey, sizeKey } from './object-sections.ts';
import type { StoredUpload, UploadStore } from './upload-store.ts';
import { createWithinQuota, INFO_BYTES, type QuotaContext } from './within-quota.ts';

/**
 * Stores sections `uploads/<agent id>-<key>/from-<offset>`, of SECTION_BYTES except the last. A part that begins within a
 * section first writes a longer one, so that no acknowledged byte is ever missing.
 */
export class QuotaObjectStore extends DataStore implements UploadStore {
  readonly #objects: ObjectStore;
  readonly #quota: QuotaContext;

  constructor(objects: ObjectStore, quota: QuotaContext) {
    super();
    this.extensions = ['creation', 'termination'];
    this.#objects = objects;
    this.#quota = quota;
  }

  override create(upload: Upload): Promise<Upload> {
    return createWithinQuota(this, this.#quota, upload, async () => {
      // Remains of an upload that was partly removed.
      await this.drop(upload.id);
      await this.#objects.write(sizeKey(upload.id, upload.size ?? 0), Buffer.alloc(0));
      return upload;
    });
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const last = (await this.#listed(id))?.sections.at(-1);
    const isOpen = last !== undefined && last.bytes < SECTION_BYTES;
    const begun = isOpen ? await this.#objects.read(last.key) : Buffer.alloc(0);
    if (!begun) throw noSuchUpload();
    let start = offset - begun.length;
    let pending: Uint8Array[] = begun.length > 0 ? [begun] : [];
    let end = offset;
    const flush = async () => {
      await this.#objects.write(sectionKey(id, start), Buffer.concat(pending));
      start = end;
      pending = [];
    };
    for await (const data of body as AsyncIterable<Buffer>) {
      pending.push(data);
      end += data.length;
      if (end - start >= SECTION_BYTES) await flush();
    }
    if (end > offset && pending.length > 0) await flush();
    return end;
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.find(id);
    if (!upload) throw noSuchUpload();
    return upload;
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.find(id))) throw noSuchUpload();
    await this.drop(id);
  }

  async find(id: string): Promise<Upload | undefined> {
    const listed = await this.#listed(id);
    return listed?.size === undefined
      ? undefined
      : new Upload({ id, size: listed.size, offset: listed.offset });
  }

  async ofAgent(agentId: string): Promise<StoredUpload[]> {
    const uploads: StoredUpload[] = [];
    for await (const { id, size = LIMITS.imageMaxBytes, lastWriteMs } of listUploads(
      this.#objects,
      `${agentId}-`,
    ))
      uploads.push({ id, bytes: size + INFO_BYTES, lastWriteMs });
    return uploads;
  }

  async readWhole(id: string): Promise<Buffer | undefined> {
    const listed = await this.#listed(id);
    if (listed?.offset !== listed?.size) return undefined;
    const sections = await Promise.all((listed?.sections ?? []).map(({ key }) => this.#objects.read(key)));
    const data = sections.filter((section) => section !== undefined);
    return data.length === sections.length && listed ? Buffer.concat(data) : undefined;
  }

  async drop(id: string): Promise<void> {
    const listed = await this.#listed(id);
    await this.#objects.remove(listed?.keys ?? []);
  }

  async removeExpired(now: Date): Promise<void> {
    for await (const upload of listUploads(this.#objects, ''))
      if (now.getTime() - upload.createdMs > RETENTION.uploads.keptMs)
        await this.#objects.remove(upload.keys);
  }

  async #listed(id: string): Promise<ListedUpload | undefined> {
    for await (const upload of listUploads(this.#objects, `${id}/`)) return upload;
    return undefined;
  }
}
