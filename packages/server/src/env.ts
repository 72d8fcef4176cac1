import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODES = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const SWITCH = ['on', 'off'] as const;
const BUILT_SHELL = fileURLToPath(new URL('../../../shell/dist', import.meta.url));

/** What the server is told from outside. Folders are absolute. */
export interface Settings {
  mode: (typeof MODES)[number];
  /** 0 takes any free port. */
  port: number;
  /** `localhost` unless in production, where it is every interface. */
  host: string;
  /** Origin that visitors use, where it differs from the one listened on. */
  publicUrl: string | undefined;
  dataDir: string;
  /** Without one the server runs a PostgreSQL of its own in `dataDir`. */
  databaseUrl: string | undefined;
  remotesDir: string;
  shellDir: string;
  demoData: boolean;
  /** False for load tests alone. */
  rateLimits: boolean;
  /** Addresses and ranges whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  logLevel: (typeof LOG_LEVELS)[number];
}

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
  function read<T>(name: string, otherwise: T, expected: string, parse: (text: string) => T | undefined): T {
    const text = env[name]?.trim() ?? '';
    if (text === '') return otherwise;
    const value = parse(text);
    if (value === undefined) problems.push(`${name}=${text}: expected ${expected}`);
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
  const dataDir = read('DATA_DIR', resolve('.data'), 'a folder', resolve);

  const settings: Settings = {
    mode,
    port: read('PORT', 3000, 'a port from 0 to 65535', portNumber),
    host: read('HOST', production ? '0.0.0.0' : 'localhost', 'a host name or an address', hostName),
    publicUrl: read<string | undefined>(
      'PUBLIC_URL',
      undefined,
      'an origin such as https://agents.example',
      origin,
    ),
    dataDir,
    databaseUrl: read<string | undefined>(
      'DATABASE_URL',
      undefined,
      'an address such as postgres://user:password@host:5432/name',
      postgresUrl,
    ),
    remotesDir: read('REMOTES_DIR', join(dataDir, 'remotes'), 'a folder', resolve),
    shellDir: read('SHELL_DIR', BUILT_SHELL, 'a folder', resolve),
    demoData,
    rateLimits,
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [],
      'addresses or ranges such as 10.0.0.0/8, with commas',
      proxies,
    ),
    logLevel: choice('LOG_LEVEL', production ? 'info' : 'warn', LOG_LEVELS),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function portNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function hostName(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) ? text : undefined;
}

function origin(text: string): string | undefined {
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}

function postgresUrl(text: string): string | undefined {
  return /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? '') ? text : undefined;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function proxies(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
