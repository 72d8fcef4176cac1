import { failureKind } from '@naija/runtime';

/** Whether the server has no such agent, or rejects the id as malformed. */
export function isUnknownAgent(error: unknown): boolean {
  const malformed = typeof error === 'object' && error !== null && 'status' in error && error.status === 400;
  return malformed || failureKind(error) === 'not_found';
}
