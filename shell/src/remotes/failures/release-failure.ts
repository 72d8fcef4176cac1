import type { FailureKind } from '@naija/contracts/http/reports';
import { messageOf } from './message-of.ts';

/** Words with which browsers say that a file of an `import()` did not arrive: Chromium, Firefox, WebKit, Vite. */
const FILE_MISSING =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|could not be loaded unchanged/;

/** True for a failure that a release that is gone, or a bad line, brings about, and not what stands in the release. */
export function isFileMissing(thrown: unknown): boolean {
  return FILE_MISSING.test(messageOf(thrown));
}

/** What went wrong with one release as it was loaded. */
export class ReleaseFailure extends Error {
  override readonly name = 'ReleaseFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: unknown) {
    super(messageOf(cause), { cause });
    this.kind = kind;
  }
}
