import type { DataStore, Upload } from '@tus/server';

/** `bytes` counts the announced size. */
export interface StoredUpload {
  id: string;
  bytes: number;
  lastWriteMs: number;
}

/** Uploads that are unfinished or unused; never served. */
export interface UploadStore extends DataStore {
  find: (id: string) => Promise<Upload | undefined>;
  ofAgent: (agentId: string) => Promise<StoredUpload[]>;
  /** All bytes of a complete upload; undefined where it is gone. */
  readWhole: (id: string) => Promise<Buffer | undefined>;
  /** Where it exists. */
  drop: (id: string) => Promise<void>;
  /** Removes uploads past their lifetime, and leftovers of killed processes. */
  removeExpired: (now: Date) => Promise<void>;
}
