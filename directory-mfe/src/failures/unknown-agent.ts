import { failureKind } from '@naija/runtime';

/** True when the server knows no such agent, or says that the id cannot be one. */
export function isUnknownAgent(error: unknown): boolean {
  const malformed = typeof error === 'object' && error !== null && 'status' in error && error.status === 400;
  return malformed || failureKind(error) === 'not_found';
}
