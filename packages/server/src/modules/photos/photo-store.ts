import type { FastifyReply } from 'fastify';
import type { Photo } from './process-photo.ts';

/** Photos by id. An id is the hash of the bytes, so that a photo never changes. */
export interface PhotoStore {
  /** Saving the same photo again only refreshes its modification time. */
  save: (photo: Photo) => Promise<void>;
  /** Undefined where there is no such photo. */
  read: (id: string) => Promise<Photo | undefined>;
  remove: (id: string) => Promise<void>;
  sizeOf: (id: string) => Promise<number>;
  /** Every photo, also those that nobody has. */
  list: () => AsyncGenerator<StoredPhoto>;
  /** Removes what processes that were killed have left of photos since before a time. */
  removeDrafts: (before: Date) => Promise<void>;
  /** Sends a file that a path below PHOTO_PREFIX names, or 404. */
  send: (reply: FastifyReply, path: string) => Promise<FastifyReply>;
  /** Rejects where photos cannot be reached. */
  check: () => Promise<void>;
}

export interface StoredPhoto {
  id: string;
  /** When it was last saved. */
  modifiedAt: Date;
}
