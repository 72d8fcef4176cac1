/** The only way to change the releases of this site. */
export interface ReleaseStore {
  /** Only `change` may write to this folder. */
  readonly dir: string;
  /**
   * Runs work on a folder of releases that it may change. This process serves the changes when the promise resolves, and all
   * others soon after.
   * @throws ReleaseError 'conflict' if other changes take too long, StorageUnavailable
   */
  change: <T>(work: (dir: string) => Promise<T>) => Promise<T>;
  /** Removes what no release needs, if `change` does not. */
  removeUnused: (now: Date) => Promise<void>;
  state: () => ReleaseStoreState;
}

export interface ReleaseStoreState {
  /** Last time the folder equalled the bucket; null before, undefined without a bucket. */
  syncedAt?: Date | null;
  /** Null if the state of the bucket is known. */
  failure: string | null;
}

/** The folder is permanent, on this machine or a shared file system. */
export function folderReleases(dir: string): ReleaseStore {
  return {
    dir,
    change: (work) => work(dir),
    removeUnused: () => Promise.resolve(),
    state: () => ({ failure: null }),
  };
}
