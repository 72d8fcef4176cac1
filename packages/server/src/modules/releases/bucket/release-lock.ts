import { ReleaseError } from '@naija/releases';
import pg from 'pg';
import type { Connection } from '../../../database/database.ts';
import { refuseTransactionPooler } from '../../../database/pooler.ts';

export const RELEASES_CHANNEL = 'releases';

const LOCK = 'naija-releases';
const LOCK_TIMEOUT_MS = 45_000;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';
/** Hung holders lose the lock after this time; those whose machine is gone, after 25 s */
const HOLDER_SETTINGS = `set idle_session_timeout = '5min'; set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3`;

export interface ReleaseLock {
  /** Rejects if the lock is lost. */
  check: () => Promise<void>;
  notify: () => Promise<void>;
}

/**
 * Excludes all other processes of the site, on any machine.
 * @throws ReleaseError 'conflict' after a timeout
 * @throws StartError behind a pooler in transaction mode
 */
export async function withReleaseLock<T>(
  connection: Connection,
  work: (lock: ReleaseLock) => Promise<T>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<T> {
  await refuseTransactionPooler(connection);
  const client = new pg.Client({
    ...connection,
    application_name: 'naija-server',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The next query fails if the connection is lost.
  client.on('error', () => undefined);
  await client.connect();
  const query = async (text: string, timeout = QUERY_TIMEOUT_MS) => {
    await client.query({ text, query_timeout: timeout } as pg.QueryConfig);
  };
  try {
    await query(HOLDER_SETTINGS);
    await query(`set lock_timeout = ${String(timeoutMs)}`);
    await query(`select pg_advisory_lock(hashtext('${LOCK}'))`, timeoutMs + QUERY_TIMEOUT_MS).catch(
      explainTimeout,
    );
    return await work({
      check: () => query('select'),
      notify: () => query(`notify ${RELEASES_CHANNEL}`),
    });
  } finally {
    await client.end();
  }
}

function explainTimeout(error: unknown): never {
  if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
  throw new ReleaseError('conflict', 'Others are publishing to this site right now; try again in a minute', {
    cause: error,
  });
}
