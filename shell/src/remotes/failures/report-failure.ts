import type { FailureReport } from '@naija/contracts/http/reports';
import { whenStaying } from '../../leaving.ts';
import { errorMessage } from './error-message.ts';
import { isFileMissing } from './release-failure.ts';
import { sendReport } from './send-report.ts';

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
      reportFailure({ ...failure, kind: 'load' });
    });
  else reportFailure(failure);
}
