/** The three failures that a page tells apart. */
export type FailureKind = 'not_found' | 'offline' | 'other';

/** What kind of failure an RTK Query error is. A request that got no answer counts as offline. */
export function failureKind(error: unknown): FailureKind {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 404) return 'not_found';
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' ? 'offline' : 'other';
}
