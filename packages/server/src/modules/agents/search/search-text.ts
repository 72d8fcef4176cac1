import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { STATES } from '@naija/contracts/domain/states';
import { badRequest } from '../../../platform/http/http-error.ts';
import { holdsUnstorableText } from '../../../platform/http/form-body.ts';

/** @throws HttpError 400 if the text is too long or cannot be stored */
export function parseSearchText(text: string): string {
  if (holdsUnstorableText(text)) throw badRequest('This text holds characters that cannot be searched for');
  const trimmed = text.trim();
  // Most emoji count as one code point.
  if (Array.from(trimmed).length > LIMITS.locationMax) throw badRequest(FIELD_MESSAGES.searchLong);
  return trimmed;
}

/** @throws HttpError 400 for an unknown slug */
export function parseStateSlug(slug: string): string {
  if (!STATES.some((state) => state.slug === slug)) throw badRequest(FIELD_MESSAGES.stateUnknown);
  return slug;
}

/** @throws HttpError 400 for a query that is not UTF-8, whose percent signs would be searched for */
export function refuseMalformedQuery(url: string): void {
  const start = url.indexOf('?');
  if (start < 0) return;
  try {
    decodeURIComponent(url.slice(start));
  } catch {
    throw badRequest('The query of this address is not valid UTF-8');
  }
}
