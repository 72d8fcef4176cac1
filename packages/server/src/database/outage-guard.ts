import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createProbe } from './probe.ts';

/** Leaves time to probe and respond within two seconds */
const SUSPICION_MS = 400;
const PROBE_TIMEOUT_MS = 1_000;
const PROBE_PAUSE_MS = 500;

/**
 * Closes connections to a database that does not respond, and refuses new ones until it does. Sockets report a hung server only
 * after minutes, and a slow query must not be mistaken for one.
 */
export interface OutageGuard {
  /** Option `stream` of a client or pool. */
  socket: () => Socket;
  /** Call it when something begins to wait for the database; the result ends the wait. */
  begin: () => () => void;
  close: () => Promise<void>;
}

/** Equals the error after a socket timeout. */
function outage(): Error {
  return Object.assign(new Error('the database does not respond'), { code: 'ETIMEDOUT' });
}

/** Creates a guard that probes only while something has waited for some time; `timeoutFactor` multiplies all times. */
export function createOutageGuard(connection: pg.ClientConfig, timeoutFactor = 1): OutageGuard {
  const closing = new AbortController();
  const probe = createProbe(connection);
  const sockets = new Set<Socket>();
  let overdue = 0;
  let isAway = false;
  let isProbing = false;
  let heardAt = -Infinity;

  const begin = () => {
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      overdue += 1;
      if (!isProbing) void probeWhileNeeded();
    }, SUSPICION_MS * timeoutFactor).unref();
    return () => {
      clearTimeout(timer);
      if (isOverdue) overdue -= 1;
      isOverdue = false;
    };
  };

  async function probeWhileNeeded(): Promise<void> {
    isProbing = true;
    while ((overdue > 0 || isAway) && !closing.signal.aborted) {
      const asked = performance.now();
      const isThere = await probe.responds(PROBE_TIMEOUT_MS * timeoutFactor);
      // A busy machine may answer existing connections and have no time for a new one.
      isAway = !isThere && heardAt < asked;
      if (isAway) for (const socket of sockets) socket.destroy(outage());
      await sleep(PROBE_PAUSE_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
    isProbing = false;
  }

  return {
    begin,
    socket() {
      const socket = new Socket();
      const end = begin();
      sockets.add(socket);
      socket.on('data', () => {
        heardAt = performance.now();
      });
      socket
        .once('data', probe.prepare)
        .once('data', end)
        .once('close', () => {
          end();
          sockets.delete(socket);
        });
      // The client adds its listeners first.
      if (isAway) process.nextTick(() => socket.destroy(outage()));
      return socket;
    },
    close() {
      closing.abort();
      return probe.close();
    },
  };
}
