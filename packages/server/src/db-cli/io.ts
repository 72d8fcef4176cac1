export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Working directory for paths in arguments. Paths in settings are relative to that of the process. */
  cwd: string;
  /** Variables, read like the environment of the server. */
  env: Readonly<Record<string, string | undefined>>;
}
