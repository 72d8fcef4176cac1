import type { DataStore, Upload } from '@tus/server';

/** `bytes` is the announced size. */
export interface StoredUpload {
  id: string;
  bytes: number;
  lastWriteMs: number;
}

/** Unfinished or unused uploads, which are never served. */
export interface UploadStore extends DataStore {
  find: (id: string) => Promise<Upload | undefined>;
  ofAgent: (agentId: string) => Promise<StoredUpload[]>;
  /** Reads all bytes of a complete upload; undefined if it no longer exists. */
  readWhole: (id: string) => Promise<Buffer | undefined>;
  drop: (id: string) => Promise<void>;
  /** Removes expired uploads, and what killed processes have left. */
  removeExpired: (now: Date) => Promise<void>;
}
