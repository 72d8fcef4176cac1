import fs from 'node:fs';
import path from 'node:path';

import { expect } from 'vitest';

import { processesNaming } from './processes.ts';
import type { Programs } from './programs.ts';
import { query } from './query.ts';

/** Starts two processes at once on a fresh folder, and expects one cluster that the last one stops. */
export async function expectSharedStart(programs: Programs): Promise<void> {
  const dir = programs.folder();
  const pair = [programs.start(dir), programs.start(dir)] as const;
  const [first, second] = await Promise.all(pair.map((program) => program.line('up')));
  expect(first).toBe(second);

  await pair[0].end('SIGTERM');
  expect(pair[0].lines()).toContain('stopped false');
  expect(await query(dir, 'select 1 as one')).toEqual([{ one: 1 }]);

  await pair[1].end('SIGTERM');
  expect(pair[1].lines()).toContain('stopped true');
  expect(pair[1].lines().filter((line) => line.startsWith('log'))).toEqual([]);
  expect(processesNaming(dir)).toEqual([]);
  expect(fs.existsSync(path.join(dir, 'pg18/.s.PGSQL.5432'))).toBe(false);
}
