import { failureKind } from '@naija/runtime';
import { statusOf } from '@naija/ui';

/** Whether the server has no such agent, or none any more, or rejects the id as malformed. */
export function isUnknownAgent(error: unknown): boolean {
  return statusOf(error) === 400 || isRemovedAgent(error) || failureKind(error) === 'not_found';
}

/** Whether an operator has taken the agent off the site. */
export function isRemovedAgent(error: unknown): boolean {
  return statusOf(error) === 410;
}
