import { isLoopback } from '../platform/http/request-target.ts';
import type { StorageCredentials, StorageSettings } from '../platform/storage/s3-client.ts';
import type { EnvReader } from './env-reader.ts';
import { origin } from './parsers.ts';

// Names that every compatible service accepts (Amazon S3 User Guide, "General purpose bucket naming rules").
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const PREFIX = /^(?:[\w-]+\/)*$/;
const REGION = /^[a-z\d-]{1,40}$/;
const PARAMETERS = ['endpoint', 'region', 'pathStyle', 'plainHttp'];
const DEFAULT_REGION = 'us-east-1';

/** Undefined without STORAGE_URL, which keeps files in folders. */
export function readStorage(reader: EnvReader, isProduction: boolean): StorageSettings | undefined {
  const credentials = readCredentials(reader);
  const url = reader.optional(
    'STORAGE_URL',
    'an address such as s3://bucket/prefix?region=eu-west-1, with the keys apart',
    s3Url,
  );
  if (!url) return undefined;
  const settings = { ...addressOf(url), credentials };
  for (const expected of expectationsNotMet(url, settings, isProduction))
    reader.problems.push(`STORAGE_URL=${url.href}: expected ${expected}`);
  return settings;
}

function readCredentials(reader: EnvReader): StorageCredentials | undefined {
  const secret = (name: string) => reader.optional(name, 'a key', (text) => text);
  const accessKeyId = secret('AWS_ACCESS_KEY_ID');
  const secretAccessKey = secret('AWS_SECRET_ACCESS_KEY');
  const sessionToken = secret('AWS_SESSION_TOKEN');
  if (accessKeyId !== undefined && secretAccessKey !== undefined)
    return { accessKeyId, secretAccessKey, sessionToken };
  if (accessKeyId !== undefined || secretAccessKey !== undefined)
    reader.problems.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: expected both, or neither');
  return undefined;
}

function s3Url(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.protocol === 's3:' && url.username === '' && url.password === '' && url.hash === '';
  return isPlain ? url : undefined;
}

function addressOf({ host, pathname, searchParams }: URL): Omit<StorageSettings, 'credentials'> {
  const endpoint = searchParams.get('endpoint');
  const pathStyle = searchParams.get('pathStyle') ?? (endpoint === null ? 'off' : 'on');
  return {
    bucket: host,
    prefix: pathname.replace(/^\//, '').replace(/(?<=[^/])$/, '/'),
    endpoint: endpoint === null ? undefined : origin(endpoint),
    region: searchParams.get('region') ?? DEFAULT_REGION,
    pathStyle: pathStyle === 'on',
  };
}

function expectationsNotMet(
  { searchParams }: URL,
  { bucket, prefix, region, endpoint, credentials }: StorageSettings,
  isProduction: boolean,
): string[] {
  const isSwitch = (name: string) => [null, 'on', 'off'].includes(searchParams.get(name));
  const isPlain = endpoint?.startsWith('http:') === true && !isLoopback(new URL(endpoint).hostname);
  const rules: [isMet: boolean, expected: string][] = [
    [BUCKET.test(bucket), 'a bucket after s3://, named by 3 to 63 of a-z, 0-9, - and .'],
    [PREFIX.test(prefix), 'a prefix of letters, digits, _ and -, with / between them'],
    [REGION.test(region), 'a region such as eu-west-1'],
    [
      [...searchParams.keys()].every((name) => PARAMETERS.includes(name)),
      `none but ${PARAMETERS.join(', ')}`,
    ],
    [isSwitch('pathStyle') && isSwitch('plainHttp'), 'on or off as pathStyle and plainHttp'],
    [searchParams.has('endpoint') === (endpoint !== undefined), 'an endpoint such as https://s3.example'],
    [endpoint === undefined || credentials !== undefined, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY set'],
    [
      !isProduction || !isPlain || searchParams.get('plainHttp') === 'on',
      'an endpoint with https, for NODE_ENV is production; add plainHttp=on where the network to it is private',
    ],
  ];
  return rules.flatMap(([isMet, expected]) => (isMet ? [] : [expected]));
}
