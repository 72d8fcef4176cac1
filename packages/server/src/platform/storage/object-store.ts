import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import type { Readable } from 'node:stream';
import { HttpError } from '../http/http-error.ts';

export interface StoredObject {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

export interface OpenObject extends StoredObject {
  /** Read or destroy it, because it occupies a connection. */
  body: Readable;
}

/**
 * Stores objects by key, visible to every process. A write replaces an object atomically. All calls are limited in time and
 * reject with StorageUnavailable.
 */
export interface ObjectStore {
  /** Undefined if the object does not exist. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Opens a large object; undefined if it does not exist. For small ones, `read` frees the connection sooner. */
  open: (key: string) => Promise<OpenObject | undefined>;
  /** Undefined if the object does not exist. */
  stat: (key: string) => Promise<StoredObject | undefined>;
  write: (key: string, body: Uint8Array, options?: WriteOptions) => Promise<void>;
  /** Lists objects in the order of keys. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** Keys without an object are ignored. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Rejects if the bucket cannot be reached. */
  check: () => Promise<void>;
  /** Closes open connections. */
  close: () => void;
}

export interface WriteOptions {
  contentType?: string;
}

/** The storage is unreachable, too slow, or refuses the credentials; `cause` says which. */
export class StorageUnavailable extends HttpError {
  constructor(cause: unknown) {
    super(503, 'unavailable', SERVER_MESSAGES.storageAway);
    this.cause = cause;
  }
}
