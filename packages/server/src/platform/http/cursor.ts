import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { badRequest } from './http-error.ts';

/** Packs the place where a page ended into a text that callers give back as they got it. */
export function encodeCursor(place: Readonly<Record<string, string | number>>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * Reads a cursor back; undefined stays undefined.
 * @throws HttpError 400 when it is not one that `encodeCursor` made for this schema.
 */
export function decodeCursor<S extends TSchema>(
  schema: S,
  cursor: string | undefined,
): Static<S> | undefined {
  if (cursor === undefined) return undefined;
  const place = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Check(schema, place)) throw badRequest('The cursor is not one of this list');
  return place;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
