import { redactPersonalData, reportPaths, type FailureReport } from '@naija/contracts/http/reports';

const sent = new Set<string>();

/** Tells the operator of a failure, once in the life of the page; never waits and never fails. */
export function report({ remote, version, kind, message }: FailureReport): void {
  const key = [remote, version, kind].join();
  if (sent.has(key) || !navigator.onLine) return;
  sent.add(key);
  const body: FailureReport = { remote, version, kind, message: redactPersonalData(message) };
  fetch(reportPaths.report, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Goes out even if the visitor leaves, and without anything that says who it is.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
