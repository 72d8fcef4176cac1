import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { shareNext } from '../concurrency/share-next.ts';
import type { Connection, Queryable } from '../../database/database.ts';
import { listenFor } from '../../database/listener.ts';
import type { OutageGuard } from '../../database/outage-guard.ts';
import { createTopicLog } from './topic-log.ts';

/** Topic of every list of agents. */
export const AGENTS_TOPIC = 'agents';

/** Topic of what was hidden or deleted. */
export const REMOVED_TOPIC = 'removed';

/** Topic of which photos of work there are. */
export const WORK_PHOTOS_TOPIC = 'work-photos';

/** Topic of an agent's record, with the photos of work, and the comments on it. */
export function agentTopic(id: string): string {
  return id.toLowerCase();
}

type Position = number | undefined;

/** What has changed of what everybody may read, by any process. */
export interface ContentChanges {
  /** Number of the last change that is known here. */
  readonly position: number;
  /**
   * The position once all is known that was committed a millisecond before the call: at once where it is, else a promise;
   * undefined while that cannot be found out.
   */
  sync: () => Position | Promise<Position>;
  /** Makes the next `sync` find out what was committed before it: something was written here. */
  renew: () => void;
  /** Whether one of the topics has changed after a position. */
  changedSince: (topics: readonly string[], position: number) => boolean;
}

/** Without a connection that listens, nothing is known to be unchanged. */
export const unknownChanges: ContentChanges = {
  position: 0,
  sync: () => Promise.resolve(undefined),
  renew: () => undefined,
  changedSince: () => true,
};

const CHANNEL = 'content';
const EVERYTHING = '*';
/** Shorter than the way from a server to whoever has written something, and back. */
const REUSE_MS = 1;
/** After it, the connection is replaced. */
const SYNC_TIMEOUT_MS = 2_000;

interface ListenOptions {
  reconnectDelayMs?: number;
  reuseMs?: number;
  /** Ends the wait for a database that does not respond. */
  guard?: Pick<OutageGuard, 'begin' | 'socket'>;
}

/** Listens to what the triggers of the database announce. */
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
  // PostgreSQL signals a listener before it acknowledges a commit, and sends what it announced before the answer to the
  // listener's next query: all that was acknowledged by now has arrived when an empty query is answered.
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

/** For a change that no trigger announces, in the transaction that makes it. */
export async function announceChange(tx: Queryable, topic: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
}

/** For changes of everything that no trigger announces. */
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
    // Ended with its socket, as a query may still be running; the listener connects anew.
    void client.end();
    return false;
  } finally {
    clearTimeout(timer);
  }
}
