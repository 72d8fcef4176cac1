import type { FailureReport } from '@naija/contracts/http/reports';
import { whenStaying } from '../../browser/leaving.ts';
import { isFileMissing, errorMessage } from './release-failure.ts';
import { sendReport, wasSent } from './send-report.ts';
import { releaseIn } from './running-releases.ts';

interface Failure extends Omit<FailureReport, 'message'> {
  error: unknown;
}

export function reportFailure({ error, ...of }: Failure): void {
  console.error(`Remote "${of.remote}" ${of.version} failed (${of.kind})`, error);
  sendReport({ ...of, message: errorMessage(error) });
}

/** Reports an error that a release threw. A missing file is reported as one, unless the page is being left. */
export function reportThrown(failure: Failure): void {
  if (isFileMissing(failure.error))
    void whenStaying().then(() => {
      reportOnce({ ...failure, kind: 'load' });
    });
  else reportOnce(failure);
}

/** The browser logs an error that a release throws repeatedly. */
function reportOnce(failure: Failure): void {
  if (!wasSent(failure)) reportFailure(failure);
}

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
