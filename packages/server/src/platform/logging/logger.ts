import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { activeSpanIds } from '../../tracing/spans.ts';
import { anonymizeAddress } from '../security-log/anonymize-address.ts';
import { redactQueryValues } from './logged-error.ts';

// Control and format characters, such as bidirectional controls
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Escapes invisible characters in a line of JSON, without changing its value. */
export function escapeInvisibleJson(line: string): string {
  return line.replace(HIDDEN, (character) => (character === '\n' ? character : escape(character)));
}

/** Escapes invisible characters in the string values of a line of JSON; line feeds stay, for stacks. */
export function escapeInvisibleText(line: string): string {
  const visible = JSON.stringify(JSON.parse(line), (_name, value: unknown) =>
    typeof value === 'string' ? value.replace(HIDDEN, (one) => (one === '\n' ? one : escape(one))) : value,
  );
  return `${visible}\n`;
}

function escape(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const code = character.charCodeAt(index).toString(16).padStart(4, '0');
    return `\\u${code}`;
  }).join('');
}

const STDERR = 2;
const MAX_LOGGED_PATH = 200;
const MAX_UNWRITTEN_BYTES = 1_000_000;

export interface LogSettings {
  mode: 'development' | 'test' | 'production';
  logLevel: string;
  tracing?: object | undefined;
}

/** Logs to stderr: readable lines in development, JSON lines elsewhere. */
export function createLogger({ mode, logLevel, tracing }: LogSettings): Logger {
  const isReadable = mode === 'development';
  const target = isReadable ? pretty({ destination: STDERR, sync: true }) : openStderr();
  // Invisible characters could make a terminal show other lines.
  const streamWrite = isReadable ? escapeInvisibleText : escapeInvisibleJson;
  return pino(
    {
      level: logLevel,
      ...logRedaction,
      ...(tracing && { mixin: activeSpanIds }),
      hooks: { ...logRedaction.hooks, streamWrite },
    },
    target,
  );
}

/** A full disk loses lines but does not end the process; few lines wait in memory. */
function openStderr() {
  const stderr = pino.destination({ dest: STDERR, sync: true, maxLength: MAX_UNWRITTEN_BYTES });
  stderr.on('error', () => undefined);
  return stderr;
}

/** Node writes these warnings as plain text. */
export function logProcessWarnings(log: Pick<Logger, 'warn'>): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    log.warn({ warning: name }, message);
  });
}

/** Logger options that keep passwords and tokens of requests and errors out of the log */
export const logRedaction = {
  ...redactQueryValues,
  serializers: { ...redactQueryValues.serializers, req: describeRequest },
};

// Describes a request without the query, which may contain a token, and without the address, which may identify a household.
function describeRequest({ method, originalUrl, ip }: { method: string; originalUrl: string; ip: string }) {
  return {
    method,
    path: originalUrl.split('?')[0]?.slice(0, MAX_LOGGED_PATH),
    network: anonymizeAddress(ip),
  };
}
