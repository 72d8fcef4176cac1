import { redactPersonalData, reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { requestId } from './request-id.ts';
import { postReport } from './post-report.ts';

type Sent = Omit<FailureReport, 'message'>;

const sent = new Map<string, Sent>();

const keyOf = ({ remote, version, kind }: Sent) => [remote, version, kind].join();

export function wasSent(failure: Sent): boolean {
  return sent.has(keyOf(failure));
}

/** Sends a failure report without waiting, once per remote, version and kind in the life of a page or worker. */
export function sendReport({ remote, version, kind, message }: FailureReport): void {
  const of = { remote, version, kind };
  if (wasSent(of) || !navigator.onLine) return;
  sent.set(keyOf(of), of);
  const request = requestId();
  const body: FailureReport = {
    remote,
    version,
    kind,
    message: redactPersonalData(message),
    ...(request !== undefined && { request }),
  };
  postReport(reportPaths.report, body);
}

/** The failures that this page has reported, in that order. */
export function sentFailures(): Sent[] {
  return [...sent.values()];
}
