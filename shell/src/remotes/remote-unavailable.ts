/** No release of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';

  /** @param failures what was wrong with each release that was tried, newest first */
  constructor(remote: string, failures: readonly string[]) {
    super(
      `Remote "${remote}" is unavailable. ${failures.join(' | ') || 'The registry lists no release of it'}`,
    );
  }
}
