import { FAILED_REQUEST_MARK, REQUEST_TIMING } from '@naija/contracts/http/request-id';

/** Id of the last request that the server failed to answer, otherwise of the page, where its response had one. */
export function requestId(): string | undefined {
  const [failed] = performance.getEntriesByName(FAILED_REQUEST_MARK, 'mark');
  if (failed) return String((failed as PerformanceMark).detail);
  // Old browsers have no server timings.
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === REQUEST_TIMING)?.description;
}
