import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import type { Readable } from 'node:stream';
import { HttpError } from '../http/http-error.ts';

export interface StoredObject {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

export interface OpenObject extends StoredObject {
  /** To be read or destroyed, because it occupies a connection. */
  body: Readable;
}

/**
 * Objects by key, which every process sees. A write replaces an object at once: readers get the old or the new one.
 * All calls are bounded in time and reject with StorageUnavailable.
 */
export interface ObjectStore {
  /** Undefined where there is no such object. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Undefined where there is no such object. For large ones; of others `read` leaves the connection sooner. */
  open: (key: string) => Promise<OpenObject | undefined>;
  /** Undefined where there is no such object. */
  stat: (key: string) => Promise<StoredObject | undefined>;
  write: (key: string, body: Uint8Array, options?: WriteOptions) => Promise<void>;
  /** In the order of keys. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** Keys without an object are ignored. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Rejects where the bucket cannot be reached. */
  check: () => Promise<void>;
  /** Ends open connections. */
  close: () => void;
}

export interface WriteOptions {
  contentType?: string;
}

/** The storage is away, too slow, or refuses the credentials; `cause` tells. */
export class StorageUnavailable extends HttpError {
  constructor(cause: unknown) {
    super(503, 'unavailable', SERVER_MESSAGES.storageAway);
    this.cause = cause;
  }
}
