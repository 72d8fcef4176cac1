import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Settings } from '../../settings/env.ts';
import { withoutValues } from './logged-error.ts';
import { visibleJson, visibleTexts } from './visible-text.ts';

const STDERR = 2;
/** Characters of a path: an address that is refused for its length may have thousands. */
const PATH_MAX = 200;

/** The log of the server, on stderr: for people in development, a line of JSON for each entry elsewhere. */
export function createLogger({ mode, logLevel }: Pick<Settings, 'mode' | 'logLevel'>): Logger {
  const target =
    mode === 'development' ? pretty({ destination: STDERR, sync: true }) : pino.destination(STDERR);
  // Whoever reads it in a terminal must not see other lines than there are.
  const streamWrite = mode === 'development' ? visibleTexts : visibleJson;
  return pino({ level: logLevel, ...logPrivacy, hooks: { ...logPrivacy.hooks, streamWrite } }, target);
}

/** How requests and errors stand in the log: without passwords and tokens. */
export const logPrivacy = {
  ...withoutValues,
  serializers: { ...withoutValues.serializers, req: describeRequest },
};

// Without the query, which may hold a token.
function describeRequest({ method, originalUrl, ip }: { method: string; originalUrl: string; ip: string }) {
  return { method, path: originalUrl.split('?')[0]?.slice(0, PATH_MAX), ip };
}
