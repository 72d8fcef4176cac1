import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../../database/database.ts';
import type { ContentChanges } from '../content-changes/content-changes.ts';

const LAG_POLL_MS = 10;
const AWAY_POLL_MS = 1_000;
const MAX_POLLS = 100;

interface ReplicaStateOptions {
  primary: Queryable;
  replica: Queryable;
  changes: ContentChanges;
  log: { warn: (error: unknown, message: string) => void; info: (message: string) => void };
}

export interface ReplicaState {
  /** Returns true if the replica has the last change of each topic. If that is unknown, finds it out for the next reads. */
  has: (topics: readonly string[]) => boolean;
  lose: (error: unknown) => void;
}

/** Tracks the position of the content up to which a replica has replayed it. */
export function createReplicaState({ primary, replica, changes, log }: ReplicaStateOptions): ReplicaState {
  let replayed: number | undefined;
  let isLost = false;
  let isAsking = false;

  /** The log position is read after the announcement, so it includes the commits. */
  async function follow(): Promise<void> {
    const { position } = changes;
    const { rows } = await primary.execute<{ lsn: string }>(
      sql`select pg_current_wal_insert_lsn()::text as lsn`,
    );
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      if (await hasReplayed(replica, rows[0]?.lsn ?? '')) {
        replayed = position;
        if (isLost) log.info('the replica of the database is read again');
        isLost = false;
        return;
      }
      await sleep(LAG_POLL_MS, undefined, { ref: false });
    }
  }

  function lose(error: unknown): void {
    if (!isLost) log.warn(error, 'the replica of the database cannot be read; the primary is read instead');
    isLost = true;
    replayed = undefined;
  }

  async function ask(): Promise<void> {
    isAsking = true;
    try {
      if (isLost) await sleep(AWAY_POLL_MS, undefined, { ref: false });
      await follow();
    } catch (error) {
      lose(error);
    }
    isAsking = false;
  }

  return {
    lose,
    has(topics) {
      const isReplayed = replayed !== undefined && !changes.changedSince(topics, replayed);
      if (!isReplayed && !isAsking) void ask();
      return isReplayed;
    },
  };
}

/** Rejects for a server that is not a replica: it may have been promoted and have other content. */
async function hasReplayed(replica: Queryable, lsn: string): Promise<boolean> {
  const { rows } = await replica.execute<{ has: boolean | null; follows: boolean }>(
    sql`select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has, pg_is_in_recovery() as follows`,
  );
  if (rows[0]?.follows !== true) throw new Error('DATABASE_READ_URL: this server is not a replica');
  return rows[0].has === true;
}
