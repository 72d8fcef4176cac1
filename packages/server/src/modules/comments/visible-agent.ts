import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { isHidden } from '../../database/listed.ts';
import { gone, notFound } from '../../platform/http/http-error.ts';
import type { Commented } from './repository.ts';

/** Throws HttpError 404 without an agent, 410 for a hidden one unless it is the caller. */
export function requireVisible(agent: Commented | undefined, isOwn: boolean): void {
  if (!agent) throw notFound('There is no agent with this id');
  if (isHidden(agent) && !isOwn) throw gone(MODERATION_RESPONSES.profileGone);
}
