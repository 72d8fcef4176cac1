import { LIMITS } from '@naija/contracts/domain/limits';

/**
 * Cuts a page of `limit` rows out of what `read` gives when asked for one more;
 * `last` is the row the next page starts after, if there is a next one.
 */
export async function readPage<T>(
  read: (count: number) => Promise<T[]>,
  limit: number = LIMITS.pageSize,
): Promise<{ page: T[]; last: T | undefined }> {
  const rows = await read(limit + 1);
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}
