/** Environment of the command. */
export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  root: string;
  /** Working directory for paths in arguments. */
  cwd: string;
  /**
   * Builds the remote in this folder, such as `directory-mfe`, if it is stale.
   * @throws Error with the bundler's output
   */
  build: (folder: string) => Promise<void>;
  /** Compiles the types of the remote in this folder and its dependencies. */
  typeErrors: (folder: string) => Promise<string[]>;
  /**
   * Runs `npm install`.
   * @throws Error with npm's output
   */
  install: () => Promise<void>;
}
