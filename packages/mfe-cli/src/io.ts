/** Runs work on a folder of releases. */
export type OnReleases = <T>(work: (dir: string) => Promise<T>) => Promise<T>;

/** Environment of the command. */
export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Standard input. */
  stdin: AsyncIterable<unknown> & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  /** Program name for hints: `npm run mfe --` or `npx mfe`. */
  program: string;
  /** Folder of the repository. */
  root: string;
  /** Working directory for paths in arguments. */
  cwd: string;
  /**
   * Builds the remote in this folder of the repository, such as `directory-mfe`, if it is stale.
   * @throws Error with the bundler's output
   */
  build: (folder: string) => Promise<void>;
  /** Compiles the types of the remote in this folder of the repository. */
  typeErrors: (folder: string) => Promise<string[]>;
  /** Runs `npm install` in a folder. @throws Error with npm's output */
  install: (folder: string) => Promise<void>;
  /** The npm registry that is set for the kit's packages, unless it is npm's public one; unknown in the site's repository. */
  kitRegistry?: () => Promise<string | undefined>;
  /** The releases in the storage at STORAGE_URL, available only in the repository of the server. */
  storedReleases?: { read: OnReleases; change: OnReleases };
}
