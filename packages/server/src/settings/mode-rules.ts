import { isLoopback } from '../platform/http/request-target.ts';
import type { EnvReader } from './env-reader.ts';

const REQUIRED_IN_PRODUCTION = {
  PUBLIC_URL: 'links in mail begin with it, such as https://agents.example',
  SMTP_URL: 'nobody could sign up without mail; an address such as smtps://user:password@mail.example',
};

/** The embedded database allows 200 connections */
const MAX_WORKERS_EMBEDDED = 16;

interface CheckedSettings {
  mode: string;
  workers: number;
  databaseUrl: string | undefined;
  host: string;
  demoData: boolean;
  rateLimits: boolean;
  remoteDevelopment: boolean;
  publicUrl: string | undefined;
}

export function checkMode(reader: EnvReader, settings: CheckedSettings): void {
  if (settings.databaseUrl === undefined && settings.workers > MAX_WORKERS_EMBEDDED)
    reader.problems.push(
      `WORKERS=${String(settings.workers)}: expected ${String(MAX_WORKERS_EMBEDDED)} at most with the embedded database; ` +
        'set DATABASE_URL for more',
    );
  if (settings.mode === 'production') checkProduction(reader, settings);
  else if (!settings.remoteDevelopment && !isLoopback(settings.host)) {
    reader.problems.push(
      `HOST=${settings.host}: expected localhost, for NODE_ENV is ${settings.mode} and everybody's mail is shown at ` +
        '/dev/mailbox; where others may reach this machine and see that, set ALLOW_REMOTE_DEVELOPMENT=on',
    );
  }
}

function checkProduction(
  reader: EnvReader,
  { demoData, rateLimits, remoteDevelopment, publicUrl }: CheckedSettings,
): void {
  const expect = (isValid: boolean, setting: string, expected: string) => {
    if (!isValid) reader.problems.push(`${setting}: expected ${expected}, for NODE_ENV is production`);
  };
  expect(!demoData, 'DEMO_DATA=on', 'off');
  expect(rateLimits, 'RATE_LIMITS=off', 'on');
  expect(!remoteDevelopment, 'ALLOW_REMOTE_DEVELOPMENT=on', 'off');
  for (const [name, reason] of Object.entries(REQUIRED_IN_PRODUCTION))
    if (reader.isUnset(name))
      reader.problems.push(`${name} is not set, and NODE_ENV is production: ${reason}`);
  expect(!publicUrl?.startsWith('http:'), `PUBLIC_URL=${publicUrl ?? ''}`, 'an address with https');
}
