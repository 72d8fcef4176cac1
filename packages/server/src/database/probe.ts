import { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const TOO_MANY_CONNECTIONS = '53300';
/** Until a new connection is tried beside the kept one, which a gateway on the way may have forgotten. */
const HEAD_START_MS = 300;
/** Gateways forget connections that carry nothing for some minutes. */
const KEEP_ALIVE_MS = 60_000;
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Checks whether the database responds, over a connection that is kept for it: on a busy machine a new one, which needs a
 * process and a password check, can take seconds, and a database that is only slow would be taken for one that is gone.
 */
export interface Probe {
  /** Opens the connection unless there is one; a failure shows with the next question. */
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
      // Where this process was busy for that long, the answer is there and has not been read.
      if (isThere === undefined) await nextTurn();
      if (isThere === undefined) forget();
      return isThere ?? false;
    },
    async close() {
      isClosed = true;
      clearInterval(keepAlive);
      // Nothing else may keep the process of a command alive until then.
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

/** True as soon as one is, false once none is. */
async function anyTrue(answers: readonly Promise<boolean>[]): Promise<boolean> {
  const responses = answers.map(async (answer) => {
    if (!(await answer)) throw new Error('no response');
  });
  return Promise.any(responses).then(
    () => true,
    () => false,
  );
}
