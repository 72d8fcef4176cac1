/** What the command needs of the machine it runs on. */
export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  /** Folder of the repository. */
  root: string;
  /** Folder that paths on the command line start from. */
  cwd: string;
  /**
   * Builds the remote in this folder of the repository, such as `directory-mfe`, unless its build is fresh.
   * @throws Error with the bundler's words
   */
  build: (folder: string) => Promise<void>;
  /**
   * Compiles the types of the remote in this folder, and of all it is built with.
   * @returns what is wrong, an error each, with the place of it
   */
  typeErrors: (folder: string) => Promise<string[]>;
  /**
   * Brings the lockfile and the installed packages in line with the workspaces.
   * @throws Error with the package manager's words
   */
  install: () => Promise<void>;
}
