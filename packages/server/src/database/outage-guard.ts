import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createProbe } from './probe.ts';

/** With the timeout of a probe and some time to answer, less than two seconds. */
const SUSPICION_MS = 400;
const PROBE_TIMEOUT_MS = 1_000;
/** Between probes, as long as they are needed. */
const PROBE_PAUSE_MS = 500;

/**
 * Ends the connections to a database that does not respond, and refuses new ones until it does: of a server that hangs, or a
 * machine that is gone, no socket says so for minutes, and a slow query must not be taken for it.
 */
export interface OutageGuard {
  /** As the option `stream` of a client or pool. */
  socket: () => Socket;
  /** To be called as something begins to wait for the database; the result, when it ends. */
  begin: () => () => void;
  close: () => Promise<void>;
}

/** What queries fail with, as of a socket that has timed out. */
function outage(): Error {
  return Object.assign(new Error('the database does not respond'), { code: 'ETIMEDOUT' });
}

/** Probes only where something has waited for a while; `timeoutFactor` multiplies all times. */
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
      // A busy machine may answer what is asked already, and have no time for a new connection.
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
      // After the client has added its listeners.
      if (isAway) process.nextTick(() => socket.destroy(outage()));
      return socket;
    },
    close() {
      closing.abort();
      return probe.close();
    },
  };
}
