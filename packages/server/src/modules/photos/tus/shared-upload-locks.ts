import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { type Lock, type RequestRelease, type Locker, MemoryLocker } from '@tus/server';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../../database/database.ts';
import { openSession } from '../../../database/session.ts';
import { busy, conflict } from './errors.ts';
import { HttpError } from '../../../platform/http/http-error.ts';

/** A request for a lock makes its holder release it. */
export interface UploadLocks extends Locker {
  heldAmong: (ids: readonly string[]) => Promise<Set<string>>;
}

/** Locks for a process that shares its uploads with no other. */
export class LocalUploadLocks extends MemoryLocker implements UploadLocks {
  heldAmong(ids: readonly string[]): Promise<Set<string>> {
    return Promise.resolve(new Set(ids.filter((id) => this.locks.has(id))));
  }
}

const CHANNEL = 'upload_locks';
const ACQUIRE_TIMEOUT_MS = 30_000;
const MIN_RETRY_MS = 10;
const MAX_RETRY_MS = 200;

const TRY = `select pg_try_advisory_lock(hashtextextended('upload ' || $1, 0)) as is_held`;
const UNLOCK = `select pg_advisory_unlock(hashtextextended('upload ' || $1, 0))`;
const NOTIFY = `select pg_notify('${CHANNEL}', $1)`;
const HELD = `
  select id from unnest($1::text[]) as id
  where exists (
    select from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and ((classid::bigint << 32) | objid::bigint) = hashtextextended('upload ' || id, 0))`;

export interface SharedUploadLocks extends UploadLocks {
  close: () => Promise<void>;
}

/**
 * Creates locks across all processes of a database. One dedicated connection holds all locks of a process, so that slow parts
 * take none from requests; PostgreSQL frees them when the process dies. A lost connection stops their holders.
 */
export function createSharedUploadLocks(
  connection: Connection,
  onLost: (error: Error) => void,
): SharedUploadLocks {
  const local = new LocalUploadLocks();
  const holders = new Map<string, RequestRelease>();
  const self = randomUUID();
  const session = openSession(connection, CHANNEL, {
    onLost,
    unavailable: () => new HttpError(503, 'unavailable', SERVER_MESSAGES.uploadLocked),
    onNotification: (payload) => {
      const [sender, id = ''] = payload.split(' ');
      if (sender !== self) void holders.get(id)?.();
    },
    onEnd: () => {
      for (const release of holders.values()) void release();
    },
  });

  async function acquire(id: string, signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + ACQUIRE_TIMEOUT_MS;
    for (let delay = MIN_RETRY_MS; ; delay = Math.min(2 * delay, MAX_RETRY_MS)) {
      const [row] = await session.query<{ is_held: boolean }>(TRY, [id]);
      if (row?.is_held === true) return;
      if (signal.aborted) throw conflict();
      if (Date.now() > deadline) throw busy();
      await session.query(NOTIFY, [`${self} ${id}`]);
      await sleep(delay, undefined, { signal }).catch(() => undefined);
    }
  }

  function newLock(id: string): Lock {
    const inProcess = local.newLock(id);
    return {
      async lock(signal, release) {
        await inProcess.lock(signal, release);
        try {
          await acquire(id, signal);
          holders.set(id, release);
        } catch (error) {
          await inProcess.unlock();
          throw error;
        }
      },
      async unlock() {
        holders.delete(id);
        // If this fails, the session and its locks have ended.
        await session.query(UNLOCK, [id]).catch(() => undefined);
        await inProcess.unlock();
      },
    };
  }

  return {
    newLock,
    heldAmong: async (ids) => new Set((await session.query<{ id: string }>(HELD, [ids])).map(({ id }) => id)),
    close: session.close,
  };
}
