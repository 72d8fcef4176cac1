/** Where the releases of this site are, and the one way to change them. */
export interface ReleaseStore {
  /** Folder of releases that this process serves; to be changed by `change` alone. */
  readonly dir: string;
  /**
   * Runs work on a folder of releases that it may change. What it changed is served by this process when the promise
   * resolves, and by all others soon after.
   * @throws ReleaseError 'conflict' while others are publishing for too long, StorageUnavailable
   */
  change: <T>(work: (dir: string) => Promise<T>) => Promise<T>;
  /** Removes what no release needs any more, where `change` does not. */
  removeUnused: (now: Date) => Promise<void>;
  state: () => ReleaseStoreState;
}

export interface ReleaseStoreState {
  /** When the folder was last known to be what the bucket holds; null before that, undefined where there is no bucket. */
  syncedAt?: Date | null;
  /** Why it is not known now; null where it is. */
  failure: string | null;
}

/** A folder that this machine, or a file system that is shared, has for good. */
export function folderReleases(dir: string): ReleaseStore {
  return {
    dir,
    change: (work) => work(dir),
    removeUnused: () => Promise.resolve(),
    state: () => ({ failure: null }),
  };
}
