import type { FailureReport } from '@naija/contracts/http/reports';
import { errorMessage } from './error-message.ts';
import { sendReport } from './send-report.ts';

export interface Failure extends Omit<FailureReport, 'message'> {
  error: unknown;
}

/** Logs a failure to the console, and reports it to the operator. */
export function reportFailure({ error, ...of }: Failure): void {
  console.error(`Remote "${of.remote}" ${of.version} failed (${of.kind})`, error);
  sendReport({ ...of, message: errorMessage(error) });
}
