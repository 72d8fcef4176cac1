// A process that uses the embedded PostgreSQL, driven by tests: `<dir> [insert]`. Prints `up <pid>`, what is logged as
// `log <message>`, with `insert` an `ack <id>` for each committed row, and `stopped <last>` after SIGTERM or SIGINT.
import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/index.ts';

const RETRY_MS = 20;

const [dir = '', option] = process.argv.slice(2);
const database = await startEmbeddedPostgres({
  dir,
  log: (message) => {
    say('log', message);
  },
});
process.once('SIGTERM', () => void leave());
process.once('SIGINT', () => void leave());
say('up', database.pid);
if (option === 'insert') await insertForEver(database);

async function leave(): Promise<void> {
  say('stopped', (await database.stop()).last);
  process.exit();
}

async function insertForEver({ connection }: EmbeddedPostgres): Promise<never> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  pool.on('error', () => undefined);
  for (;;) {
    try {
      const { rows } = await pool.query<{ id: string }>('insert into entries default values returning id');
      say('ack', rows[0]?.id);
    } catch {
      // The cluster does not run; the next row waits for it.
      await delay(RETRY_MS);
    }
  }
}

function say(word: string, value: unknown): void {
  process.stdout.write(`${word} ${String(value)}\n`);
}
