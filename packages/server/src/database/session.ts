import type pg from 'pg';
import type { Connection } from './database.ts';
import { listenFor } from './listener.ts';

const QUERY_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_DELAY_MS = 1_000;

/** Connection for locks and other state that ends with it. */
export interface Session {
  /** Queries run one after another and reject with `unavailable` while disconnected. */
  query: <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

interface SessionEvents {
  onNotification: (payload: string) => void;
  /** Called when the connection's locks are lost. */
  onEnd: () => void;
  onLost: (error: Error) => void;
  unavailable: () => Error;
}

/** Keeps one connection, which also listens on a channel, and opens another one if it is lost. */
export function openSession(
  connection: Connection,
  channel: string,
  { onEnd, unavailable, ...events }: SessionEvents,
): Session {
  let client: pg.Client | undefined;
  const waiting = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();

  const listener = listenFor(connection, channel, {
    ...events,
    reconnectDelayMs: RECONNECT_DELAY_MS,
    onConnected: (connected) => {
      client = connected;
      connected.once('end', () => {
        client = undefined;
        onEnd();
      });
      for (const resume of waiting) resume();
    },
  });

  async function run<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    if (!client) await connectedWithin(waiting, CONNECT_TIMEOUT_MS);
    const current = client;
    if (!current) throw unavailable();
    const query: pg.QueryConfig & { query_timeout: number } = {
      text,
      values,
      query_timeout: QUERY_TIMEOUT_MS,
    };
    try {
      return (await current.query<Row>(query)).rows;
    } catch (error) {
      // It is unknown which locks the connection still holds.
      void current.end();
      throw error;
    }
  }

  return {
    query<Row extends object>(text: string, values: unknown[]) {
      const result = last.then(() => run<Row>(text, values));
      last = result.catch(() => undefined);
      return result;
    },
    close: listener.close,
  };
}

function connectedWithin(waiting: Set<() => void>, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const resume = () => {
      clearTimeout(timer);
      waiting.delete(resume);
      resolve();
    };
    const timer = setTimeout(resume, timeoutMs);
    waiting.add(resume);
  });
}
