/** What a command needs of the machine it runs on. */
export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Where the settings of the server are read from. */
  env: Readonly<Record<string, string | undefined>>;
}
