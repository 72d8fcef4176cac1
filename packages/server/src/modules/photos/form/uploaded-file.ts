import type { ImageFile } from '@naija/contracts/domain/image';

/** A file as it arrived. A class, so that nothing in a body can pass for one. */
export class UploadedFile implements ImageFile {
  // Not among the fields that are seen from outside, which forms are searched by.
  readonly #data: Buffer;
  /** Media type that the caller says it has. */
  readonly type: string;

  constructor(data: Buffer, type: string) {
    this.#data = data;
    this.type = type;
  }

  get data(): Buffer {
    return this.#data;
  }

  /** Bytes. */
  get size(): number {
    return this.#data.length;
  }
}
