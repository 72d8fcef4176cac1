import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Queryable } from '../../../database/database.ts';
import { badRequest, HttpError } from '../../../platform/http/http-error.ts';
import { wasTokenUsed } from './repository.ts';

/** Why a mailed link does not work: HttpError 410 for a used one, 400 for one that expired or never was. */
export async function deadLink(db: Queryable, token: string): Promise<HttpError> {
  const isUsed = await wasTokenUsed(db, token);
  return isUsed ? new HttpError(410, 'link_used', MESSAGES.linkUsed) : badRequest(MESSAGES.linkDead);
}
