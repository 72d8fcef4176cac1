import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { pino, type LoggerOptions } from 'pino';

/** Removes the parameters of failed queries from logged errors: they hold mail with tokens, and password hashes. */
export const redactQueryValues = {
  serializers: { err: loggedError },
  hooks: {
    // pino uses the message of the error where the line has none.
    logMethod(args, method) {
      const error = failedQuery(args[0]);
      if (error && (args[1] === undefined || args[1] === error.message)) args[1] = messageOf(error);
      method.apply(this, args);
    },
  },
} satisfies LoggerOptions;

function loggedError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
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
  // `detail` may hold the whole row.
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
