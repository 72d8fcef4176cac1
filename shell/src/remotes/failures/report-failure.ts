import type { FailureReport } from '@naija/contracts/http/reports';
import { whenStaying } from '../../leaving.ts';
import { errorMessage } from './error-message.ts';
import { isFileMissing } from './release-failure.ts';
import { sendReport, wasSent } from './send-report.ts';

export interface Failure extends Omit<FailureReport, 'message'> {
  error: unknown;
}

/** Logs a failure to the console, and reports it to the operator. */
export function reportFailure({ error, ...of }: Failure): void {
  console.error(`Remote "${of.remote}" ${of.version} failed (${of.kind})`, error);
  sendReport({ ...of, message: errorMessage(error) });
}

/** Reports what a release has thrown: a file that is missing as such, unless the page is being left. */
export function reportThrown(failure: Failure): void {
  if (isFileMissing(failure.error))
    void whenStaying().then(() => {
      reportOnce({ ...failure, kind: 'load' });
    });
  else reportOnce(failure);
}

/** The browser logs what a release throws again and again. */
function reportOnce(failure: Failure): void {
  if (!wasSent(failure)) reportFailure(failure);
}
