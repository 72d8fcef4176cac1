/** Location of the releases of this site, and the only way to change them. */
export interface ReleaseStore {
  /** Folder of releases that this process serves; only `change` may write to it. */
  readonly dir: string;
  /**
   * Runs work on a folder of releases that it may change. This process serves the changes when the promise resolves, and all
   * others soon after.
   * @throws ReleaseError 'conflict' if other changes take too long, StorageUnavailable
   */
  change: <T>(work: (dir: string) => Promise<T>) => Promise<T>;
  /** Removes what no release needs any more, if `change` does not. */
  removeUnused: (now: Date) => Promise<void>;
  state: () => ReleaseStoreState;
}

export interface ReleaseStoreState {
  /** Time when the folder was last known to equal the bucket; null before that, undefined without a bucket. */
  syncedAt?: Date | null;
  /** Reason why the state of the bucket is unknown; null if it is known. */
  failure: string | null;
}

/** Releases in a folder that is permanent, on this machine or a shared file system. */
export function folderReleases(dir: string): ReleaseStore {
  return {
    dir,
    change: (work) => work(dir),
    removeUnused: () => Promise.resolve(),
    state: () => ({ failure: null }),
  };
}
