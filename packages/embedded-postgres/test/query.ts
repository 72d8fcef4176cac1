import pg from 'pg';

import { clusterIn } from '../src/cluster.ts';

/**
 * Runs one statement as the superuser in the cluster of `dir`, which must be running, with settings such as `-c
 * jit=off`.
 */
export async function query<Row extends pg.QueryResultRow>(
  dir: string,
  statement: string,
  options = '',
): Promise<Row[]> {
  const client = new pg.Client({ ...clusterIn(dir).superuser, options });
  // A failed query rejects by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
