import { errorMessage } from './error-message.ts';
import { reportThrown } from './report-failure.ts';
import { releaseIn } from './running-releases.ts';

/** Attributes errors in event handlers, timers and unhandled rejections to releases, and reports them. */
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
  const release = releaseIn(`${stack}\n${filename}\n${errorMessage(thrown)}`);
  if (release) reportThrown({ ...release, kind: 'runtime', error: thrown });
}
