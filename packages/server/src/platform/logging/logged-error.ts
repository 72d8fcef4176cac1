import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { pino, type LoggerOptions } from 'pino';
import { isOutage } from '../../database/errors.ts';

/** An unreachable database fails every request, so each message is logged once in this time */
const OUTAGE_LINE_MS = 60_000;
const OUTAGE = 'the database cannot be used';

/** Time of the last line (milliseconds since 1970) and the lines left out since, by message; the code has few messages */
const outageLines = new Map<string, { at: number; leftOut: number }>();

/**
 * Removes the parameters of failed queries from logged errors, because they contain mail with tokens, and password hashes. Of
 * queries that fail because the database is unreachable, each text is logged once a minute.
 */
export const redactQueryValues = {
  serializers: { err: loggedError },
  hooks: {
    logMethod(args, method) {
      const error = failedQuery(args[0]);
      if (!error) {
        method.apply(this, args);
        return;
      }
      // pino uses the message of the error if the line has none.
      const text = args[1] === error.message ? undefined : args[1];
      if (!isOutage(error)) {
        method.apply(this, [args[0], text ?? messageOf(error)]);
        return;
      }
      const leftOut = takeLine(text ?? OUTAGE);
      if (leftOut === undefined) return;
      const fields = args[0] === error ? { err: error } : (args[0] as object);
      method.apply(this, [{ ...fields, ...(leftOut > 0 && { leftOut }) }, text ?? OUTAGE]);
    },
  },
} satisfies LoggerOptions;

/**
 * Returns the number of lines with this text that were left out since the last one; undefined if this one is left out as well.
 */
function takeLine(text: string): number | undefined {
  const last = outageLines.get(text);
  if (last && Math.abs(Date.now() - last.at) < OUTAGE_LINE_MS) {
    last.leftOut += 1;
    return undefined;
  }
  outageLines.set(text, { at: Date.now(), leftOut: 0 });
  return last?.leftOut ?? 0;
}

function loggedError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
  if (isOutage(error) && error.cause) {
    const { message, code } = error.cause as NodeJS.ErrnoException;
    return { type: 'DrizzleQueryError', message, code, query: error.query };
  }
  const message = messageOf(error);
  return {
    type: 'DrizzleQueryError',
    message,
    stack: error.stack?.replace(error.message, () => message),
    cause: error.cause && loggedCause(error.cause),
  };
}

function loggedCause(cause: Error): object {
  if (!(cause instanceof pg.DatabaseError)) return pino.stdSerializers.err(cause);
  // `detail` may contain the whole row.
  const { message, code, table, column, constraint } = cause;
  return { type: 'DatabaseError', message, code, table, column, constraint };
}

function failedQuery(logged: unknown): DrizzleQueryError | undefined {
  const error = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged;
  return error instanceof DrizzleQueryError ? error : undefined;
}

function messageOf({ query }: DrizzleQueryError): string {
  return `Failed query: ${query}`;
}
