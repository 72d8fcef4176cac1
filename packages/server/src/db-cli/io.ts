export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Read like the environment of the server. */
  env: Readonly<Record<string, string | undefined>>;
}
