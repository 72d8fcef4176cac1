import { LIMITS } from '@naija/contracts/domain/limits';

/** Reads one row more than `limit`; `last` is the row the next page starts after, if there is a next page. */
export async function readPage<T>(
  read: (count: number) => Promise<T[]>,
  limit: number = LIMITS.pageSize,
): Promise<{ page: T[]; last: T | undefined }> {
  const rows = await read(limit + 1);
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}
