export type FailureKind = 'not_found' | 'offline' | 'unavailable' | 'other';

/**
 * Classifies an RTK Query error. 'offline': no response, or one of another server, such as a captive portal.
 * 'unavailable': our server, a gateway or a CDN reports that the server cannot respond now.
 */
export function failureKind(error: unknown): FailureKind {
  const { status, originalStatus = 0 } = (error ?? {}) as { status?: unknown; originalStatus?: number };
  if (status === 404) return 'not_found';
  if (Number(status) > 500 || originalStatus >= 500) return 'unavailable';
  return typeof status === 'string' && status !== 'CUSTOM_ERROR' ? 'offline' : 'other';
}
