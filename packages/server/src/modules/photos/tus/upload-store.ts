import type { DataStore, Upload } from '@tus/server';

/** Stored upload; `bytes` counts the announced size. */
export interface StoredUpload {
  id: string;
  bytes: number;
  lastWriteMs: number;
}

/** Stores uploads that are unfinished or unused. They are never served. */
export interface UploadStore extends DataStore {
  find: (id: string) => Promise<Upload | undefined>;
  ofAgent: (agentId: string) => Promise<StoredUpload[]>;
  /** Reads all bytes of a complete upload; undefined if it no longer exists. */
  readWhole: (id: string) => Promise<Buffer | undefined>;
  /** Removes an upload, if it exists. */
  drop: (id: string) => Promise<void>;
  /** Removes expired uploads, and remains of killed processes. */
  removeExpired: (now: Date) => Promise<void>;
}
