import type { FailureReport } from '@naija/contracts/http/reports';
import { messageOf } from './message-of.ts';
import { report } from './report.ts';

/** A failure of a release, or of the registry. */
export interface Failure extends Omit<FailureReport, 'message'> {
  error: unknown;
}

/** Says what failed, by remote and version, to whoever looks at the console and to the operator. */
export function failed({ error, ...of }: Failure): void {
  console.error(`Remote "${of.remote}" ${of.version} failed (${of.kind})`, error);
  report({ ...of, message: messageOf(error) });
}
