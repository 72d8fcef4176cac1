import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Queryable } from '../src/database/database.ts';
import type { App } from '../src/platform/http/app-type.ts';

/** URLs in a sitemap, each with its `lastmod`. */
export async function readSitemap(app: App, url: string): Promise<Map<string, string | undefined>> {
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) [^]*<\/\1>\n$/);
  return new Map(
    [...body.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, address = '', changed]) => [address, changed],
    ),
  );
}

/** Stores listed agents, all changed at the same time. */
export async function addListedAgents(db: Queryable, count: number, time: string): Promise<void> {
  await db.execute(sql`
    insert into agents (name, email, email_verified_at, phone, address, state, image, inspection_fee, updated_at)
    select 'Agent ' || n, n || '@example.com', now(), '+2348000000000', 'Road', 'lagos', repeat('a', 32), 5000, ${time}
    from generate_series(1, ${count}::int) n`);
}
