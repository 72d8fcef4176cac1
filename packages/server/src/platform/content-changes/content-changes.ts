import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { shareNext } from '../concurrency/share-next.ts';
import type { Connection, Queryable } from '../../database/database.ts';
import { listenFor } from '../../database/listener.ts';
import type { OutageGuard } from '../../database/outage-guard.ts';
import { createTopicLog } from './topic-log.ts';

/** Topic of every list of agents */
export const AGENTS_TOPIC = 'agents';

/** Topic of hidden and deleted content */
export const REMOVED_TOPIC = 'removed';

/** Topic of the set of photos of work */
export const WORK_PHOTOS_TOPIC = 'work-photos';

/** Topic of an agent's record with photos of work and comments. */
export function agentTopic(id: string): string {
  return id.toLowerCase();
}

type Position = number | undefined;

export interface ContentChanges {
  readonly position: number;
  /**
   * Returns the position when everything is known that was committed a millisecond before the call: at once if possible,
   * otherwise as a promise; undefined while that is unknown.
   */
  sync: () => Position | Promise<Position>;
  /** Makes the next `sync` include everything committed before it; called after a write by this process. */
  renew: () => void;
  changedSince: (topics: readonly string[], position: number) => boolean;
}

/** Changes while no connection is listening: nothing is known to be unchanged */
export const unknownChanges: ContentChanges = {
  position: 0,
  sync: () => Promise.resolve(undefined),
  renew: () => undefined,
  changedSince: () => true,
};

const CHANNEL = 'content';
const EVERYTHING = '*';
const REUSE_MS = 1;
const SYNC_TIMEOUT_MS = 2_000;

interface ListenOptions {
  reconnectDelayMs?: number;
  reuseMs?: number;
  guard?: Pick<OutageGuard, 'begin' | 'socket'>;
}

/** Listens to what the database's triggers announce. */
export function listenForChanges(
  connection: Connection,
  onLost: (error: Error) => void,
  { reconnectDelayMs, reuseMs = REUSE_MS, guard }: ListenOptions = {},
): ContentChanges & { close: () => Promise<void> } {
  const log = createTopicLog();
  let connected: pg.Client | undefined;
  const listener = listenFor(connection, CHANNEL, {
    onLost,
    reconnectDelayMs,
    socket: guard?.socket,
    onConnected(client) {
      log.addAll();
      connected = client;
      client.once('end', () => {
        connected = undefined;
      });
    },
    onNotification(payload) {
      if (payload === EVERYTHING) log.addAll();
      else log.add(payload.split(','));
    },
  });
  let recent: { began: number; position: Position | Promise<Position> } = {
    began: -Infinity,
    position: undefined,
  };
  // PostgreSQL signals a listener before it acknowledges a commit, and sends announcements before the response to the
  // listener's next query. Therefore everything acknowledged so far has arrived when an empty query is answered.
  const find = shareNext(() => {
    const began = performance.now();
    const end = guard?.begin();
    const position = isAnswered(connected).then((isKnown) => {
      end?.();
      const known = isKnown ? log.position : undefined;
      if (recent.position === position) recent.position = known;
      return known;
    });
    recent = { began, position };
    return position;
  });
  return {
    get position() {
      return log.position;
    },
    sync: () => (performance.now() - recent.began < reuseMs ? recent.position : find()),
    renew() {
      recent = { began: -Infinity, position: undefined };
    },
    changedSince: log.changedSince,
    close: listener.close,
  };
}

/** Announces, in its transaction, a change that no trigger announces. */
export async function announceChange(tx: Queryable, topic: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
}

/** Announces changes of everything that no trigger announces. */
export async function announceEverything(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANNEL, EVERYTHING]);
}

async function isAnswered(client: pg.Client | undefined): Promise<boolean> {
  if (!client) return false;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, SYNC_TIMEOUT_MS, new Error('the database does not answer'));
  });
  try {
    await Promise.race([client.query(''), timeout]);
    return true;
  } catch {
    // The socket is ended too, because a query may still be running; the listener connects again.
    void client.end();
    return false;
  } finally {
    clearTimeout(timer);
  }
}
