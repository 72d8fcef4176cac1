import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../../database/database.ts';

/** Milliseconds between a lost connection and the next. */
const RECONNECT = 5_000;

/**
 * Calls `hear` for every notification on a channel, and whenever one may have been missed: each time the connection
 * is made. It is made again for as long as nobody closes it. Lost connections go to `log`.
 */
export function listenFor(
  connection: Connection,
  channel: string,
  hear: () => void,
  log: (error: Error) => void,
): { close: () => Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000, keepAlive: true });
    const ended = new Promise((resolve) => client.once('end', resolve));
    const end = () => void client.end();
    client.on('error', log).on('notification', hear);
    signal.addEventListener('abort', end, { once: true });
    try {
      // A connection that is ended while it is made never says that it was not.
      await Promise.race([client.connect(), ended]);
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      hear();
      await ended;
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted) log(error as Error);
      });
      await sleep(RECONNECT, undefined, { signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return {
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}
