/** No release of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  /** The release that this visitor should have got; nothing where the registry lists none. */
  readonly version: string | undefined;

  /** @param failures what was wrong with each release, a line each, newest first */
  constructor(remote: string, version: string | undefined, failures: readonly string[]) {
    super(
      `Remote "${remote}" is unavailable. ${failures.join(' | ') || 'The registry lists no release of it'}`,
    );
    this.version = version;
  }
}
