import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { badRequest } from './http-error.ts';
import { LIMITS } from '@naija/contracts/domain/limits';

/** Encodes the position at which a page ended as an opaque string. */
export function encodeCursor(position: Readonly<Record<string, string | number>>): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws HttpError 400 unless `encodeCursor` made the cursor for this schema */
export function decodeCursor<S extends TSchema>(
  schema: S,
  cursor: string | undefined,
): Static<S> | undefined {
  if (cursor === undefined) return undefined;
  const position = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Check(schema, position)) throw badRequest('The cursor is not one of this list');
  return position;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads one row more than `limit`, to find out if a next page exists; `last` is the row before that page. */
export async function readPage<T>(
  read: (count: number) => Promise<T[]>,
  limit: number = LIMITS.pageSize,
): Promise<{ page: T[]; last: T | undefined }> {
  const rows = await read(limit + 1);
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}
