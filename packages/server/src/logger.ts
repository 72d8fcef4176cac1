import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Settings } from './env.ts';
import { withoutValues } from './logged-error.ts';

const STDERR = 2;

/** The log of the server, on stderr: for people in development, a line of JSON for each entry elsewhere. */
export function createLogger({ mode, logLevel }: Pick<Settings, 'mode' | 'logLevel'>): Logger {
  const target =
    mode === 'development' ? pretty({ destination: STDERR, sync: true }) : pino.destination(STDERR);
  return pino({ level: logLevel, ...logPrivacy }, target);
}

/** How requests and errors stand in the log: without passwords and tokens. */
export const logPrivacy = {
  ...withoutValues,
  serializers: { ...withoutValues.serializers, req: describeRequest },
};

// Without the query, which may hold a token.
function describeRequest({ method, url, ip }: { method: string; url: string; ip: string }) {
  return { method, path: url.split('?')[0], ip };
}
