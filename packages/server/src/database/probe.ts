import { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const TOO_MANY_CONNECTIONS = '53300';
/** Head start of the open connection, which a gateway may have dropped, before a new one is tried */
const HEAD_START_MS = 300;
/** Gateways drop connections that are idle for minutes */
const KEEP_ALIVE_MS = 60_000;
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Checks whether the database responds, over a connection that stays open for it. On a busy machine a new connection, which
 * needs a process and a password check, can take seconds, and a slow database would be mistaken for one that is gone.
 */
export interface Probe {
  /** The next check reports a failure. */
  prepare: () => void;
  responds: (timeoutMs: number) => Promise<boolean>;
  close: () => Promise<void>;
}

export function createProbe(connection: pg.ClientConfig): Probe {
  const sockets = new Set<Socket>();
  let kept: pg.Client | undefined;
  let isClosed = false;
  const keepAlive = setInterval(() => void (kept && answers(kept)), KEEP_ALIVE_MS).unref();

  async function connect(): Promise<boolean> {
    const socket = new Socket();
    sockets.add(socket);
    const client = new pg.Client({ ...connection, stream: () => socket });
    client.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      if (kept === client) kept = undefined;
    });
    try {
      await client.connect();
    } catch (error) {
      socket.destroy();
      return error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS;
    }
    void kept?.end();
    kept = client;
    socket.unref();
    if (isClosed) forget();
    return true;
  }

  function forget(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    prepare() {
      if (sockets.size === 0) void connect();
    },
    async responds(timeoutMs) {
      const byKept = kept ? answers(kept) : Promise.resolve(false);
      const byNew = Promise.race([byKept, pause(HEAD_START_MS)]).then((isThere) => isThere || connect());
      let isThere: boolean | undefined;
      const answer = anyTrue([byKept, byNew]).then((is) => (isThere = is));
      await Promise.race([answer, pause(timeoutMs)]);
      // This process may have been too busy to read a response that has arrived.
      if (isThere === undefined) await nextTurn();
      if (isThere === undefined) forget();
      return isThere ?? false;
    },
    async close() {
      isClosed = true;
      clearInterval(keepAlive);
      // Idle probe connections must not keep the process of a command alive.
      for (const socket of sockets) socket.ref();
      await Promise.race([kept?.end(), pause(CLOSE_TIMEOUT_MS)]);
      forget();
    },
  };
}

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

async function answers(client: pg.Client): Promise<boolean> {
  try {
    await client.query('');
    return true;
  } catch {
    return false;
  }
}

/** Resolves to true as soon as one answer is true, and to false when none is. */
async function anyTrue(answers: readonly Promise<boolean>[]): Promise<boolean> {
  const responses = answers.map(async (answer) => {
    if (!(await answer)) throw new Error('no response');
  });
  return Promise.any(responses).then(
    () => true,
    () => false,
  );
}
