import { DrizzleQueryError } from 'drizzle-orm';

/** True where a row was refused because another has the same value in a unique index (SQLSTATE 23505). */
export function isDuplicate(error: unknown): boolean {
  return (
    error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === '23505'
  );
}
