import { failed } from './failed.ts';
import { messageOf } from './message-of.ts';
import { isFileMissing } from './release-failure.ts';
import { releaseIn } from './running-releases.ts';

/** From now on says of errors in clicks, timers and forgotten promises which release they come from. */
export function watchErrors(): void {
  globalThis.addEventListener('error', ({ error, filename, message }: ErrorEvent) => {
    attribute(error ?? message, filename);
  });
  globalThis.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    attribute(reason, '');
  });
}

function attribute(thrown: unknown, filename: string): void {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const release = releaseIn(`${stack}\n${filename}\n${messageOf(thrown)}`);
  if (release) failed({ ...release, kind: isFileMissing(thrown) ? 'load' : 'runtime', error: thrown });
}
