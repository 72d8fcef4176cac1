import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { inChildSpan, type SpanStart } from '../../tracing/spans.ts';
import { StorageUnavailable } from './object-store.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** Time until the headers of a response */
const RESPONSE_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 15_000;
/** Includes retries; far below the 30 s that a transaction may be idle */
const CALL_TIMEOUT_MS = 8_000;
const MAX_ATTEMPTS = 3;
const MAX_CONNECTIONS = 64;

export function createS3Client({ endpoint, region, pathStyle, credentials }: StorageSettings): S3Client {
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials: withoutEmptyToken(credentials) }),
    maxAttempts: MAX_ATTEMPTS,
    // Services other than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: RESPONSE_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_TIMEOUT_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

function withoutEmptyToken({ sessionToken, ...keys }: NonNullable<StorageSettings['credentials']>) {
  return sessionToken === undefined ? keys : { ...keys, sessionToken };
}

/**
 * Aborts calls that do not settle in time; reading a body later may take longer.
 * @param operation name of the call in the S3 API
 * @throws StorageUnavailable for any failure
 */
export async function bounded<T>(
  operation: string,
  work: (call: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort();
  }, CALL_TIMEOUT_MS);
  try {
    return await inChildSpan(
      () => spanOf(operation),
      () => work({ abortSignal: deadline.signal }),
    );
  } catch (error) {
    throw error instanceof StorageUnavailable ? error : new StorageUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

function spanOf(operation: string): SpanStart {
  return {
    name: `S3 ${operation}`,
    kind: 'client',
    attributes: { 'rpc.system': 'aws-api', 'rpc.service': 'S3', 'rpc.method': operation },
  };
}

/** False for a missing bucket, which is an error in the settings. */
export function isMissing(error: unknown): boolean {
  // The response to HEAD has no body and therefore no code.
  return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
}

export interface StorageSettings {
  bucket: string;
  /** Key prefix: empty, or ends with a slash. */
  prefix: string;
  /** Default: Amazon's origin for the region. */
  endpoint: string | undefined;
  region: string;
  /** True for services that expect the bucket in the path instead of the host name. */
  pathStyle: boolean;
  /** Default: the role of the machine. */
  credentials: StorageCredentials | undefined;
}

export interface StorageCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}
