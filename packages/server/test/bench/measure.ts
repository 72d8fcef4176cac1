import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Queryable } from '../../src/database/database.ts';

interface Statement {
  text: string;
  params: unknown[];
}

interface Explained {
  'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }];
}

/** Planning and execution time of each statement of `work`, in milliseconds. */
export async function timeInDatabase(
  client: pg.Client,
  work: (db: Queryable) => Promise<unknown>,
): Promise<number[]> {
  const statements: Statement[] = [];
  const logQuery = (text: string, params: unknown[]) => void statements.push({ text, params });
  await work(drizzle(client, { logger: { logQuery } }));
  const times = [];
  for (const { text, params } of statements) {
    const { rows } = await client.query<Explained>(
      `explain (analyze, timing off, format json) ${text}`,
      params,
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) throw new Error('PostgreSQL explained nothing');
    times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  return times;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
