export type FailureKind = 'not_found' | 'offline' | 'other';

/** Classifies an RTK Query error. A request without a response counts as offline. */
export function failureKind(error: unknown): FailureKind {
  const status = (error as { readonly status?: unknown } | null | undefined)?.status;
  if (status === 404) return 'not_found';
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' ? 'offline' : 'other';
}
