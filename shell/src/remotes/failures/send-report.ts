import { redactPersonalData, reportPaths, type FailureReport } from '@naija/contracts/http/reports';

const sent = new Set<string>();

/** Sends a failure report without waiting, once per remote, version and kind in the life of a page or worker. */
export function sendReport({ remote, version, kind, message }: FailureReport): void {
  const key = [remote, version, kind].join();
  if (sent.has(key) || !navigator.onLine) return;
  sent.add(key);
  const body: FailureReport = { remote, version, kind, message: redactPersonalData(message) };
  fetch(reportPaths.report, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Survives the page, and identifies nobody.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
