import type pg from 'pg';

/** Drizzle ORM begins a transaction before what gives its connection back: https://github.com/drizzle-team/drizzle-orm/issues/6241. */
export function releaseAfterFailedBegin(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const result = query(...args);
      if (isBegin(args[0]) && result instanceof Promise)
        result.catch((error: unknown) => {
          client.release(error instanceof Error ? error : true);
        });
      return result;
    };
    client.query = watched as typeof client.query;
  });
}

function isBegin(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' && text.startsWith('begin');
}
