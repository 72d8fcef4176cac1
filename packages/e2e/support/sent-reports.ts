import type { BrowserContext, Page } from '@playwright/test';
import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';

export function reportsOf(from: Page | BrowserContext): FailureReport[] {
  const reports: FailureReport[] = [];
  from.on('request', (request: { url(): string; postDataJSON(): unknown }) => {
    if (new URL(request.url()).pathname === reportPaths.report)
      reports.push(request.postDataJSON() as FailureReport);
  });
  return reports;
}
