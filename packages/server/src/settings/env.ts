import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { RegistryKeys } from '@naija/releases';
import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STDOUT } from '../platform/security-log/open.ts';
import { EnvReader, SettingsError, type Environment } from './env-reader.ts';
import { checkMode } from './mode-rules.ts';
import { readProvenancePolicy, type ProvenancePolicy } from './provenance-policy.ts';
import {
  contactAddress,
  hostName,
  mailbox,
  megabytes,
  webhookAddress,
  origin,
  origins,
  otherKeys,
  portNumber,
  postgresUrl,
  proxies,
  publishKeys,
  pushKey,
  sender,
  serviceHosts,
  shellFolder,
  signingKey,
  smtpUrl,
  workerCount,
  type PublishKey,
} from './parsers.ts';
import type { StorageSettings } from '../platform/storage/s3-client.ts';
import type { TracingSettings } from '../tracing/tracing-settings.ts';
import { readStorage } from './storage.ts';
import { readSms, type SmsSettings } from './sms.ts';
import { readTracing } from './tracing.ts';

export { SettingsError } from './env-reader.ts';

const MODES = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MEGABYTE = 1024 * 1024;
/** Push services of Chrome, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];
const BUILT_SHELL = fileURLToPath(new URL('../../../../shell/dist', import.meta.url));

/** Folders are absolute. */
export interface Settings {
  mode: (typeof MODES)[number];
  port: number;
  /** Default: `localhost`, and every interface in production. */
  host: string;
  workers: number;
  /** Lets other machines reach a development server, which shows all mail and runs developers' remotes. */
  remoteDevelopment: boolean;
  /** Origin that visitors use, if it differs from the one listened on. */
  publicUrl: string | undefined;
  dataDir: string;
  /** Needs sessions, so not a pooler in transaction mode. Default: an embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Pooler for requests; undefined if they connect directly. */
  databasePoolerUrl: string | undefined;
  /** Default: folders in `dataDir`. */
  storage: StorageSettings | undefined;
  /** Read replica of `databaseUrl`, for public reads. */
  databaseReadUrl: string | undefined;
  remotesDir: string;
  remoteOrigins: string[];
  remoteOverrides: boolean;
  /** A private key signs the registry, and browsers then require its signature. */
  registryKeys: RegistryKeys;
  publishKeys: PublishKey[];
  /** Without it, a publish key is enough. */
  provenance: ProvenancePolicy | undefined;
  shellDir: string;
  serverRendering: boolean;
  securityContact: string | undefined;
  /** Starts production even if no release of a remote is compatible with the shell. */
  allowIncompatibleRemotes: boolean;
  /** Required in production; without it, mail goes to `/dev/mailbox`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  sms: SmsSettings;
  /** Address for mail about withdrawn canaries. */
  operatorMail: string | undefined;
  operatorWebhook: string | undefined;
  /** P-256 private key that pushes are signed with. Without one, production sends none, and other modes make their own. */
  pushKey: KeyObject | undefined;
  pushServices: string[];
  demoData: boolean;
  /** Turns off rate limits and load shedding, for load tests. */
  rateLimits: boolean;
  trustedProxies: string[];
  logLevel: (typeof LOG_LEVELS)[number];
  securityLog: string;
  /** Writes are refused below this; 0 turns it off. */
  diskReserveBytes: number;
  /** Undefined if `/metrics` is not served. */
  metrics: { host: string; port: number } | undefined;
  /** Destination of traces; undefined if none are sent. */
  tracing: TracingSettings | undefined;
}

/** @throws SettingsError that lists every problem */
export function readSettings(env: Environment): Settings {
  const reader = new EnvReader(env);
  const settings = readAll(reader);
  checkMode(reader, settings);
  if (reader.problems.length > 0) throw new SettingsError(reader.problems);
  return settings;
}

/** With DATABASE_DIRECT_URL, DATABASE_URL is the address of a pooler. */
function readDatabase(reader: EnvReader): Pick<Settings, 'databaseUrl' | 'databasePoolerUrl'> {
  const [url, direct] = ['DATABASE_URL', 'DATABASE_DIRECT_URL'].map((name) =>
    reader.optional(name, 'an address such as postgres://user:password@host:5432/name', postgresUrl),
  );
  if (direct === undefined) return { databaseUrl: url, databasePoolerUrl: undefined };
  if (reader.isUnset('DATABASE_URL'))
    reader.problems.push(
      'DATABASE_URL is not set, and DATABASE_DIRECT_URL is: without a pooler, set only DATABASE_URL',
    );
  return { databaseUrl: direct, databasePoolerUrl: url };
}

function readAll(reader: EnvReader): Settings {
  const mode = reader.choice('NODE_ENV', 'development', MODES);
  const isProduction = mode === 'production';
  const publicUrl = reader.optional('PUBLIC_URL', 'an origin such as https://agents.example', origin);
  const dataDir = reader.read('DATA_DIR', resolve('.data'), 'a folder', resolve);
  return {
    mode,
    port: reader.read('PORT', 3000, 'a port from 0 to 65535', portNumber),
    host: reader.read('HOST', isProduction ? '0.0.0.0' : 'localhost', 'a host name or an address', hostName),
    workers: reader.read('WORKERS', 1, 'auto, or a number from 1 to 64', workerCount),
    remoteDevelopment: reader.isOn('ALLOW_REMOTE_DEVELOPMENT', false),
    publicUrl,
    dataDir,
    ...readDatabase(reader),
    storage: readStorage(reader, isProduction),
    databaseReadUrl: reader.optional(
      'DATABASE_READ_URL',
      'an address such as postgres://user:password@replica:5432/name',
      postgresUrl,
    ),
    ...readRemotes(reader, dataDir),
    remoteOverrides: !isProduction,
    shellDir: reader.read(
      'SHELL_DIR',
      BUILT_SHELL,
      'a folder with a built shell, which has an index.html',
      shellFolder,
    ),
    serverRendering: reader.isOn('SERVER_RENDERING', true),
    securityContact: reader.optional(
      'SECURITY_CONTACT',
      'an address such as mailto:security@agents.example or https://agents.example/security',
      contactAddress,
    ),
    smtpUrl: reader.optional('SMTP_URL', 'an address such as smtps://user:password@mail.example', smtpUrl),
    mailFrom: reader.read(
      'MAIL_FROM',
      `${PRODUCT_NAME} <no-reply@${new URL(publicUrl ?? 'http://localhost').hostname}>`,
      'an address such as Agents <no-reply@agents.example>',
      sender,
    ),
    sms: readSms(reader),
    operatorMail: reader.optional('OPERATOR_MAIL', 'an address such as ops@agents.example', mailbox),
    operatorWebhook: reader.read<string | undefined>(
      'OPERATOR_WEBHOOK',
      undefined,
      'an address such as https://hooks.example/agents, with http on this machine alone',
      webhookAddress,
      // Addresses of chats contain a secret.
      () => '***',
    ),
    pushKey: reader.optional(
      'PUSH_KEY_FILE',
      'a file with a private key on P-256, as of: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256',
      pushKey,
    ),
    pushServices: reader.read(
      'PUSH_SERVICES',
      PUSH_SERVICES,
      'hosts such as fcm.googleapis.com or *.push.example, with commas',
      serviceHosts,
    ),
    demoData: reader.isOn('DEMO_DATA', !isProduction),
    rateLimits: reader.isOn('RATE_LIMITS', true),
    trustedProxies: reader.read(
      'TRUSTED_PROXIES',
      [],
      'addresses or ranges such as 10.0.0.0/8, with commas',
      proxies,
    ),
    logLevel: reader.choice('LOG_LEVEL', isProduction ? 'info' : 'warn', LOG_LEVELS),
    securityLog: reader.read(
      'SECURITY_LOG',
      join(dataDir, 'logs/security.log'),
      'a file, or stdout',
      (text) => (text === STDOUT ? text : resolve(text)),
    ),
    diskReserveBytes:
      MEGABYTE * reader.read('DISK_RESERVE_MB', 256, 'megabytes from 0 to 1000000', megabytes),
    metrics: readMetrics(reader),
    tracing: readTracing(reader),
  };
}

function readMetrics(reader: EnvReader): Settings['metrics'] {
  const port = reader.optional('METRICS_PORT', 'a port from 0 to 65535, other than PORT', portNumber);
  const host = reader.read('METRICS_HOST', '127.0.0.1', 'a host name or an address', hostName);
  return port === undefined ? undefined : { host, port };
}

function readRemotes(reader: EnvReader, dataDir: string) {
  return {
    remotesDir: reader.read('REMOTES_DIR', join(dataDir, 'remotes'), 'a folder', resolve),
    remoteOrigins: reader.read(
      'REMOTE_ORIGINS',
      [],
      'origins such as https://cdn.example, with commas',
      origins,
    ),
    registryKeys: readRegistryKeys(reader),
    publishKeys: reader.read(
      'PUBLISH_KEYS',
      [],
      'remotes with the SHA-256 of their keys, such as directory:9f86…0a08, with commas',
      publishKeys,
      // The value may be the key itself by mistake.
      () => '***',
    ),
    provenance: readProvenance(reader),
    allowIncompatibleRemotes: reader.isOn('ALLOW_UNFIT_REMOTES', false),
  };
}

function readRegistryKeys(reader: EnvReader): RegistryKeys {
  const key = reader.optional(
    'REGISTRY_KEY_FILE',
    'a file with an Ed25519 private key, as of: openssl genpkey -algorithm ed25519',
    signingKey,
  );
  const others = reader.optional(
    'REGISTRY_OTHER_KEYS',
    'public Ed25519 keys in base64 with commas, each with the last day of its lists if it has one, such as 9kD…=@2026-12-31',
    otherKeys,
  );
  if (others && reader.isUnset('REGISTRY_KEY_FILE'))
    reader.problems.push('REGISTRY_OTHER_KEYS: expected REGISTRY_KEY_FILE beside it, the key that signs');
  return { ...(key && { key }), ...(others && { otherKeys: others }) };
}

function readProvenance(reader: EnvReader): ProvenancePolicy | undefined {
  const isRequired = reader.choice('PROVENANCE', 'listed', ['listed', 'required']) === 'required';
  const file = reader.optional('PROVENANCE_FILE', 'a file', resolve);
  if (file === undefined) {
    if (isRequired)
      reader.problems.push(
        'PROVENANCE=required: expected PROVENANCE_FILE beside it, with the trusted builds',
      );
    return undefined;
  }
  try {
    return { isRequired, ...readProvenancePolicy(file) };
  } catch (error) {
    reader.problems.push(`PROVENANCE_FILE=${file}: ${(error as Error).message}`);
    return undefined;
  }
}
