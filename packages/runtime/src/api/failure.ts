export type FailureKind = 'not_found' | 'offline' | 'unavailable' | 'other';

/**
 * Classifies an RTK Query error. 'offline': nothing has come, or a response that is not ours, as from a captive portal.
 * 'unavailable': a gateway, CDN or our server says that the server cannot respond now.
 */
export function failureKind(error: unknown): FailureKind {
  const { status, originalStatus = 0 } = (error ?? {}) as { status?: unknown; originalStatus?: number };
  if (status === 404) return 'not_found';
  if (Number(status) > 500 || originalStatus >= 500) return 'unavailable';
  return typeof status === 'string' && status !== 'CUSTOM_ERROR' ? 'offline' : 'other';
}
