import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import type { Mock } from 'vitest';

/** The failure reports among the calls of a stubbed `fetch`. */
export function sentReports(fetch: Mock<typeof globalThis.fetch>): FailureReport[] {
  return fetch.mock.calls.flatMap(([to, init]) =>
    to === reportPaths.report ? [JSON.parse(init?.body as string) as FailureReport] : [],
  );
}
