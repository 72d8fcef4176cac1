import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { STATES } from '@naija/contracts/domain/states';
import { badRequest } from '../../platform/http/http-error.ts';
import { holdsUnstorableText } from '../../platform/http/storable-text.ts';

/**
 * What somebody searches for, without the space around it.
 * @throws HttpError 400 when it is too long, or holds what is no text.
 */
export function readSearchText(text: string): string {
  if (holdsUnstorableText(text)) throw badRequest('This text holds characters that cannot be searched for');
  const trimmed = text.trim();
  // Characters as people count them, as far as it is cheap: an emoji is one.
  if (Array.from(trimmed).length > LIMITS.locationMax) throw badRequest(FIELD_MESSAGES.searchLong);
  return trimmed;
}

/** @throws HttpError 400 when no state has this slug. */
export function readStateSlug(slug: string): string {
  if (!STATES.some((state) => state.slug === slug)) throw badRequest(FIELD_MESSAGES.stateUnknown);
  return slug;
}

/**
 * Refuses an address whose query is not UTF-8, which would otherwise be searched for as it stands, percent signs and all.
 * @throws HttpError 400
 */
export function refuseBrokenQuery(url: string): void {
  const start = url.indexOf('?');
  if (start < 0) return;
  try {
    decodeURIComponent(url.slice(start));
  } catch {
    throw badRequest('The query of this address is not valid UTF-8');
  }
}
