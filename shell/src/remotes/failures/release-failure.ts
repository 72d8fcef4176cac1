import type { FailureKind } from '@naija/contracts/http/reports';

export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  /** The release that this visitor should have got; undefined if the registry lists none. */
  readonly version: string | undefined;

  constructor(remote: string, version: string | undefined, failures: readonly string[]) {
    super(
      `Remote "${remote}" is unavailable. ${failures.join(' | ') || 'The registry lists no release of it'}`,
    );
    this.version = version;
  }
}

/**
 * Messages of a failed `import()` in Chromium and Firefox, in WebKit, in WebKit for the page of a captive portal, of
 * Vite, and of the shell.
 */
const FILE_MISSING =
  /dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type|Unable to preload CSS|could not be loaded unchanged/;

/** True if a file could not be fetched, which is not a fault in the code of the release. */
export function isFileMissing(thrown: unknown): boolean {
  return FILE_MISSING.test(errorMessage(thrown));
}

export class ReleaseFailure extends Error {
  override readonly name = 'ReleaseFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: unknown) {
    super(errorMessage(cause), { cause });
    this.kind = kind;
  }
}

export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
