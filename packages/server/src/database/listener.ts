import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './database.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_DELAY_MS = 5_000;

interface ListenOptions {
  /** Called after each connect, because notifications may have been missed. */
  onConnected: (client: pg.Client) => void;
  onNotification: (payload: string) => void;
  onLost: (error: Error) => void;
  reconnectDelayMs?: number | undefined;
  socket?: (() => Socket) | undefined;
}

/** Listens on a channel, and reconnects until it is closed. */
export function listenFor(
  connection: Connection,
  channel: string,
  { onConnected, onNotification, onLost, reconnectDelayMs = RECONNECT_DELAY_MS, socket }: ListenOptions,
): { close: () => Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;

  // A PostgreSQL server that stops reports errors about unread queries.
  const onError = (error: Error) => {
    if (!signal.aborted) onLost(error);
  };

  async function listenOnce(): Promise<void> {
    const timeouts = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true };
    const client = new pg.Client({ ...connection, ...timeouts, ...(socket && { stream: socket }) });
    const ended = new Promise((resolve) => client.once('end', resolve));
    const end = () => void client.end();
    client.on('error', onError);
    client.on('notification', ({ payload = '' }) => {
      onNotification(payload);
    });
    signal.addEventListener('abort', end, { once: true });
    try {
      // `connect` never settles if the client ends first.
      await Promise.race([client.connect(), ended]);
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      onConnected(client);
      await ended;
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        onError(error as Error);
      });
      await sleep(reconnectDelayMs, undefined, { signal }).catch(() => undefined);
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
