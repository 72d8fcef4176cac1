import type { FastifyReply } from 'fastify';
import type { Photo } from './process-photo.ts';
import { PHOTO_SIZES, type PhotoFormat } from '@naija/contracts/domain/photos';
import { WORK_THUMB_SIZES, WORK_VIEW_SIZES } from '@naija/contracts/domain/work-photos';
import type { EncodedVariant } from './decoder/messages.ts';

export const PHOTO_ID = /^[0-9a-f]{32}$/;

/**
 * Cache policy of photos, whose id is the hash of their bytes. Shared caches revalidate within the hour, because the agent of a
 * photo may have been hidden.
 */
export const IMMUTABLE = 'public, max-age=31536000, s-maxage=3600, immutable';

export const CONTENT_TYPES: Record<PhotoFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** All sizes of files, of every kind of photo */
export const STORED_SIZES = [...new Set([...PHOTO_SIZES, ...WORK_THUMB_SIZES, ...WORK_VIEW_SIZES])];

const FORMATS = Object.keys(CONTENT_TYPES) as PhotoFormat[];

export function fileName({ size, format }: Omit<EncodedVariant, 'data'>): string {
  return `${String(size)}.${format}`;
}

/** Returns the variant that a file holds; undefined for other names. */
export function variantOf(name: string, data: Uint8Array): EncodedVariant[] {
  const variants = STORED_SIZES.flatMap((size) => FORMATS.map((format) => ({ size, format, data })));
  return variants.filter((variant) => fileName(variant) === name);
}

/** An id is the hash of the bytes, so a photo never changes. */
export interface PhotoStore {
  /** Saving a photo again refreshes its modification time. */
  save: (photo: Photo) => Promise<void>;
  read: (id: string) => Promise<Photo | undefined>;
  remove: (id: string) => Promise<void>;
  sizeOf: (id: string) => Promise<number>;
  list: () => AsyncGenerator<StoredPhoto>;
  /** Removes what killed processes have left. */
  removeDrafts: (before: Date) => Promise<void>;
  send: (reply: FastifyReply, path: string) => Promise<FastifyReply>;
  /** Rejects if photos are out of reach. */
  check: () => Promise<void>;
}

export interface StoredPhoto {
  id: string;
  modifiedAt: Date;
}
