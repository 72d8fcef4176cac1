import { redactPersonalData, reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { FAILED_REQUEST_MARK, REQUEST_TIMING } from '@naija/contracts/http/request-id';
import { postReport } from './post-report.ts';

type Sent = Pick<FailureReport, 'remote' | 'version' | 'kind'>;

const sent = new Map<string, Sent>();

const keyOf = ({ remote, version, kind }: Sent) => [remote, version, kind].join();

export function wasSent(failure: Sent): boolean {
  return sent.has(keyOf(failure));
}

/** Sends a failure report without waiting, once per remote, version and kind in each page or worker. */
export function sendReport({ remote, version, kind, message, stack }: FailureReport): void {
  const of = { remote, version, kind };
  if (wasSent(of) || !navigator.onLine) return;
  sent.set(keyOf(of), of);
  const request = requestId();
  const body: FailureReport = {
    remote,
    version,
    kind,
    message: redactPersonalData(message),
    ...(stack !== undefined && { stack }),
    ...(request !== undefined && { request }),
  };
  postReport(reportPaths.report, body);
}

/** Failures that this page has reported, in order. */
export function sentFailures(): Sent[] {
  return [...sent.values()];
}

/** Id of the last request that the server failed to answer, or else of the page, if its response had one. */
function requestId(): string | undefined {
  const [failed] = performance.getEntriesByName(FAILED_REQUEST_MARK, 'mark');
  if (failed) return String((failed as PerformanceMark).detail);
  // Older browsers have no server timings.
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === REQUEST_TIMING)?.description;
}
