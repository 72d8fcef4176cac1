import { REPORT_STACK_MAX, type FailureReport } from '@naija/contracts/http/reports';
import { whenStaying } from '../../browser/leaving.ts';
import { isFileMissing, errorMessage, ReleaseFailure } from './release-failure.ts';
import { sendReport, wasSent } from './send-report.ts';
import { releaseIn } from './running-releases.ts';

interface Failure extends Omit<FailureReport, 'message' | 'stack'> {
  error: unknown;
}

const POSITION = /\.js:\d+:\d+\)?$/;

export function reportFailure({ error, ...of }: Failure): void {
  console.error(`Remote "${of.remote}" ${of.version} failed (${of.kind})`, error);
  const stack = ownFrames(error, of);
  sendReport({ ...of, message: errorMessage(error), ...(stack && { stack }) });
}

/** Lines of a stack that name a script of the release; other lines may contain what identifies the visitor. */
function ownFrames(error: unknown, { remote, version }: Pick<Failure, 'remote' | 'version'>): string {
  const thrown = error instanceof ReleaseFailure ? error.cause : error;
  const folder = `/remotes/${remote}/${version}/`;
  return stackOf(thrown)
    .split('\n')
    .filter((line) => line.includes(folder) && POSITION.test(line))
    .join('\n')
    .slice(0, REPORT_STACK_MAX);
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? '') : '';
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
  const release = releaseIn(`${stackOf(thrown)}\n${filename}\n${errorMessage(thrown)}`);
  if (release) reportThrown({ ...release, kind: 'runtime', error: thrown });
}
