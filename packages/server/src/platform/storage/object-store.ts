import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import type { Readable } from 'node:stream';
import { HttpError } from '../http/http-error.ts';

export interface StoredObject {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

export interface OpenObject extends StoredObject {
  /** Read or destroy the body to free the connection. */
  body: Readable;
}

/**
 * Stores objects by key, visible to every process. A write replaces an object atomically. All calls are limited in time and
 * reject with StorageUnavailable.
 */
export interface ObjectStore {
  read: (key: string) => Promise<Buffer | undefined>;
  /** Suits large objects; `read` frees the connection sooner. */
  open: (key: string) => Promise<OpenObject | undefined>;
  stat: (key: string) => Promise<StoredObject | undefined>;
  write: (key: string, body: Uint8Array, options?: WriteOptions) => Promise<void>;
  /** Lists objects in the order of keys. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** Keys without an object are ignored. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Rejects if the bucket cannot be reached. */
  check: () => Promise<void>;
  close: () => void;
}

export interface WriteOptions {
  contentType?: string;
}

/** `cause` holds the reason. */
export class StorageUnavailable extends HttpError {
  constructor(cause: unknown) {
    super(503, 'unavailable', SERVER_MESSAGES.storageAway);
    this.cause = cause;
  }
}
