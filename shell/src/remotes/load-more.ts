import * as more from '@naija/runtime/more';
import { RUNTIME_MORE } from '@naija/contracts/remote/remote';
import { ReleaseFailure } from './failures/release-failure.ts';

/** Importing this module loads the second module of the runtime. @throws ReleaseFailure if it lacks one of the names */
export function checkMore(names: readonly string[]): void {
  const missing = names.filter((name) => !Object.hasOwn(more, name));
  if (missing.length > 0)
    throw new ReleaseFailure('misfit', new Error(`${RUNTIME_MORE} has no export ${missing.join(', ')}`));
}
