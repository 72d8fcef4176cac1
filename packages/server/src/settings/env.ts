import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopback } from '../platform/http/host-name.ts';
import { STDOUT } from '../platform/security-log/open.ts';
import {
  contactAddress,
  hostName,
  origin,
  origins,
  portNumber,
  postgresUrl,
  proxies,
  publishKeys,
  sender,
  signingKey,
  smtpUrl,
  withoutPassword,
  type PublishKey,
} from './setting-values.ts';

const MODES = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const SWITCH = ['on', 'off'] as const;
const BUILT_SHELL = fileURLToPath(new URL('../../../../shell/dist', import.meta.url));

/** What the server is told from outside. Folders are absolute. */
export interface Settings {
  mode: (typeof MODES)[number];
  /** 0 takes any free port. */
  port: number;
  /** `localhost` unless in production, where it is every interface. */
  host: string;
  /**
   * Whether others than this machine may reach a server that is not in production. It shows everybody's mail and takes
   * remotes from anywhere on this machine, so it listens and answers on loopback alone unless told.
   */
  remoteDevelopment: boolean;
  /** Origin that visitors use, where it differs from the one listened on. */
  publicUrl: string | undefined;
  dataDir: string;
  /** Without one the server runs a PostgreSQL of its own in `dataDir`. */
  databaseUrl: string | undefined;
  remotesDir: string;
  /** Other origins that releases are served from. */
  remoteOrigins: string[];
  /** Whether a visitor may take a remote from a developer's machine; never in production. */
  remoteOverrides: boolean;
  /** Ed25519 private key that signs the registry; with one, browsers refuse what it has not signed. */
  registryKey: KeyObject | undefined;
  /** Without any, nothing is published over HTTP. */
  publishKeys: PublishKey[];
  shellDir: string;
  /** Where to report a vulnerability, as `/.well-known/security.txt` says it. */
  securityContact: string | undefined;
  /** Whether production starts with a shell in which no remote can run. */
  allowUnfitRemotes: boolean;
  /** Without one, and never in production, mail is kept for `/dev/mailbox`. */
  smtpUrl: string | undefined;
  /** Who mail is from, as `Name <address>` or a bare address. */
  mailFrom: string;
  demoData: boolean;
  /** False for tests alone: nobody is turned away then, neither for asking too much nor because the process is held up. */
  rateLimits: boolean;
  /** Addresses and ranges whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  logLevel: (typeof LOG_LEVELS)[number];
  /** File of the security log, or `stdout`. */
  securityLog: string;
}

const NEEDED_IN_PRODUCTION = {
  PUBLIC_URL: 'links in mail begin with it, such as https://agents.example',
  SMTP_URL: 'nobody could sign up without mail; an address such as smtps://user:password@mail.example',
};

/** Every setting that cannot be used, a line each. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(['These settings cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

/**
 * Reads the settings from an environment; an empty value counts as none.
 * @throws SettingsError that lists all that is wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  function read<T>(
    name: string,
    otherwise: T,
    expected: string,
    parse: (text: string) => T | undefined,
    shown = withoutPassword,
  ): T {
    const text = env[name]?.trim() ?? '';
    if (text === '') return otherwise;
    const value = parse(text);
    if (value === undefined) problems.push(`${name}=${shown(text)}: expected ${expected}`);
    return value ?? otherwise;
  }
  const choice = <T extends string>(name: string, otherwise: T, choices: readonly T[]): T =>
    read(name, otherwise, `one of ${choices.join(', ')}`, (text) => choices.find((item) => item === text));

  const mode = choice('NODE_ENV', 'development', MODES);
  const production = mode === 'production';
  const demoData = choice('DEMO_DATA', production ? 'off' : 'on', SWITCH) === 'on';
  if (production && demoData) problems.push('DEMO_DATA=on: expected off, for NODE_ENV is production');
  const rateLimits = choice('RATE_LIMITS', 'on', SWITCH) === 'on';
  if (production && !rateLimits) problems.push('RATE_LIMITS=off: expected on, for NODE_ENV is production');
  const remoteDevelopment = choice('ALLOW_REMOTE_DEVELOPMENT', 'off', SWITCH) === 'on';
  if (production && remoteDevelopment)
    problems.push('ALLOW_REMOTE_DEVELOPMENT=on: expected off, for NODE_ENV is production');
  const host = read('HOST', production ? '0.0.0.0' : 'localhost', 'a host name or an address', hostName);
  if (!production && !remoteDevelopment && !isLoopback(host)) problems.push(notLoopback(host, mode));
  const publicUrl = read<string | undefined>(
    'PUBLIC_URL',
    undefined,
    'an origin such as https://agents.example',
    origin,
  );
  const smtp = read<string | undefined>(
    'SMTP_URL',
    undefined,
    'an address such as smtps://user:password@mail.example',
    smtpUrl,
  );
  if (production) problems.push(...missing(env, NEEDED_IN_PRODUCTION));
  if (production && publicUrl?.startsWith('http:'))
    problems.push(`PUBLIC_URL=${publicUrl}: expected an address with https, for NODE_ENV is production`);
  const dataDir = read('DATA_DIR', resolve('.data'), 'a folder', resolve);

  const settings: Settings = {
    mode,
    port: read('PORT', 3000, 'a port from 0 to 65535', portNumber),
    host,
    remoteDevelopment,
    publicUrl,
    dataDir,
    databaseUrl: read<string | undefined>(
      'DATABASE_URL',
      undefined,
      'an address such as postgres://user:password@host:5432/name',
      postgresUrl,
    ),
    remotesDir: read('REMOTES_DIR', join(dataDir, 'remotes'), 'a folder', resolve),
    remoteOrigins: read('REMOTE_ORIGINS', [], 'origins such as https://cdn.example, with commas', origins),
    remoteOverrides: !production,
    registryKey: read<KeyObject | undefined>(
      'REGISTRY_KEY_FILE',
      undefined,
      'a file with an Ed25519 private key, as of: openssl genpkey -algorithm ed25519',
      signingKey,
    ),
    publishKeys: read(
      'PUBLISH_KEYS',
      [],
      'remotes with the SHA-256 of their keys, such as directory:9f86…0a08, with commas',
      publishKeys,
      // Somebody may have put the key itself there.
      () => '***',
    ),
    shellDir: read('SHELL_DIR', BUILT_SHELL, 'a folder', resolve),
    securityContact: read<string | undefined>(
      'SECURITY_CONTACT',
      undefined,
      'an address such as mailto:security@agents.example or https://agents.example/security',
      contactAddress,
    ),
    allowUnfitRemotes: choice('ALLOW_UNFIT_REMOTES', 'off', SWITCH) === 'on',
    smtpUrl: smtp,
    mailFrom: read(
      'MAIL_FROM',
      `${PRODUCT_NAME} <no-reply@${new URL(publicUrl ?? 'http://localhost').hostname}>`,
      'an address such as Agents <no-reply@agents.example>',
      sender,
    ),
    demoData,
    rateLimits,
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [],
      'addresses or ranges such as 10.0.0.0/8, with commas',
      proxies,
    ),
    logLevel: choice('LOG_LEVEL', production ? 'info' : 'warn', LOG_LEVELS),
    securityLog: read('SECURITY_LOG', join(dataDir, 'logs/security.log'), 'a file, or stdout', (text) =>
      text === STDOUT ? text : resolve(text),
    ),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function notLoopback(host: string, mode: string): string {
  return (
    `HOST=${host}: expected localhost, for NODE_ENV is ${mode} and everybody's mail is shown at /dev/mailbox; ` +
    'where others may reach this machine and see that, set ALLOW_REMOTE_DEVELOPMENT=on'
  );
}

function missing(
  env: Readonly<Record<string, string | undefined>>,
  needed: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(needed)
    .filter(([name]) => (env[name]?.trim() ?? '') === '')
    .map(([name, why]) => `${name} is not set, and NODE_ENV is production: ${why}`);
}
