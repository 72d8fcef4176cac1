export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  /** The release that this visitor should have got; undefined where the registry lists none. */
  readonly version: string | undefined;

  constructor(remote: string, version: string | undefined, failures: readonly string[]) {
    super(
      `Remote "${remote}" is unavailable. ${failures.join(' | ') || 'The registry lists no release of it'}`,
    );
    this.version = version;
  }
}
