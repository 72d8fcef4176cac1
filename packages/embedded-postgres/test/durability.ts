import { expect } from 'vitest';

import { startEmbeddedPostgres } from '../src/index.ts';
import { familyOf, killAll } from './processes.ts';
import type { Programs } from './programs.ts';
import { query } from './query.ts';

const BY_INDEX = '-c enable_seqscan=off';
const BY_TABLE = '-c enable_indexscan=off -c enable_indexonlyscan=off -c enable_bitmapscan=off';

/**
 * Kills all processes while rows are inserted, in rounds, and expects each acknowledged row in the table and its index.
 */
export async function expectDurability(programs: Programs, rounds: number): Promise<void> {
  const dir = programs.folder();
  const first = await startEmbeddedPostgres({ dir });
  await query(dir, 'create table entries (id bigserial primary key)');
  await first.stop();
  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await insertUntilKilled(programs, dir)));
    const database = await startEmbeddedPostgres({ dir });
    const inTable = await idsIn(dir, BY_TABLE);
    const inIndex = await idsIn(dir, BY_INDEX);
    await database.stop();
    expect(acknowledged.filter((id) => !inTable.has(id))).toEqual([]);
    expect(inIndex).toEqual(inTable);
  }
}

/** Ids acknowledged before Node, the postmaster and its children were killed after a random number of rows. */
async function insertUntilKilled(programs: Programs, dir: string): Promise<number[]> {
  const program = programs.start(dir, 'insert');
  const postmaster = Number(await program.line('up'));
  const enough = 1 + Math.random() * 300;
  await expect.poll(() => program.count('ack'), { interval: 2 }).toBeGreaterThan(enough);
  killAll([program.pid, ...familyOf(postmaster)]);
  await program.end('SIGKILL');
  return program.lines().flatMap((line) => (line.startsWith('ack ') ? [Number(line.slice(4))] : []));
}

async function idsIn(dir: string, options: string): Promise<Set<number>> {
  const rows = await query<{ id: string }>(dir, 'select id from entries where id > 0 order by id', options);
  return new Set(rows.map(({ id }) => Number(id)));
}
