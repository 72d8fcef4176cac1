import type { ImageFile } from '@naija/contracts/domain/image';

/** A class, so that no JSON body can pass for a file. */
export class UploadedFile implements ImageFile {
  readonly #data: Buffer;
  readonly type: string;

  constructor(data: Buffer, type: string) {
    this.#data = data;
    this.type = type;
  }

  get data(): Buffer {
    return this.#data;
  }

  get size(): number {
    return this.#data.length;
  }
}
