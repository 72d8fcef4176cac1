import { type Locker, MemoryLocker } from '@tus/server';

/** Locks of uploads; whoever asks for one that is held makes its holder give it up. */
export interface UploadLocks extends Locker {
  /** Those of the uploads that are being read or written. */
  heldAmong: (ids: readonly string[]) => Promise<Set<string>>;
}

/** For a process that shares its uploads with no other. */
export class LocalUploadLocks extends MemoryLocker implements UploadLocks {
  heldAmong(ids: readonly string[]): Promise<Set<string>> {
    return Promise.resolve(new Set(ids.filter((id) => this.locks.has(id))));
  }
}
