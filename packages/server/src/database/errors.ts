import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const SQL_STATES = new Set([
  '08P01', // protocol_violation: what PgBouncer says where it has no connection to PostgreSQL
  '53300', // too_many_connections
  '57014', // query_canceled, by the statement timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);

const DRIVER_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/;

/** Includes databases that are starting, stopping or overloaded. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isOutage(error.cause);
  if (error instanceof pg.DatabaseError) return SQL_STATES.has(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A missing file has the same code.
  if (code === 'ENOENT') return syscall === 'connect';
  return SOCKET_CODES.has(code) || DRIVER_MESSAGE.test(error.message);
}

/** A replica ends queries on rows whose changes it has to replay. */
export function isRecoveryConflict(error: unknown): boolean {
  return (
    error instanceof DrizzleQueryError &&
    (error.cause as { code?: string } | undefined)?.code === SERIALIZATION_FAILURE
  );
}

export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof DrizzleQueryError &&
    (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION
  );
}
