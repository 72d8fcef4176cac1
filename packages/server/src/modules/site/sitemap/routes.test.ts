import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES } from '@naija/contracts/domain/states';
import { eq, sql } from 'drizzle-orm';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agents } from '../../../database/schema.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { addAgent } from '../../../../test/agents.ts';
import { testApp } from '../../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';

const ORIGIN = 'https://agents.example';
const folder = tempFolder();
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder, { publicUrl: ORIGIN });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => emptyTables(database.db));

/** The addresses in a list, each with when it changed. */
async function read(url: string): Promise<Map<string, string | undefined>> {
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

async function changeAt(id: string, time: string): Promise<void> {
  await database.db
    .update(agents)
    .set({ updatedAt: new Date(time) })
    .where(eq(agents.id, id));
}

/** Stores as many listed agents, all changed at the same time. */
async function addMany(count: number, time: string): Promise<void> {
  await database.db.execute(sql`
    insert into agents (name, email, email_verified_at, phone, address, state, image, inspection_fee, updated_at)
    select 'Agent ' || n, n || '@example.com', now(), '+2348000000000', 'Road', 'lagos', repeat('a', 32), 5000, ${time}
    from generate_series(1, ${count}::int) n`);
}

describe('the list of pages', () => {
  it('has every page that is there without an agent', async () => {
    const paths = [pagePaths.home, pagePaths.trending, pagePaths.about];
    const states = STATES.map(({ slug }) => pagePaths.location(slug));
    const listed = await read('/sitemaps/pages.xml');
    expect([...listed.keys()]).toEqual([...paths, ...states].map((path) => ORIGIN + path));
  });

  it('says when the list of a state changed last, by the agents that are in it', async () => {
    await changeAt((await addAgent(database.db)).id, '2026-01-02T03:04:05Z');
    await changeAt((await addAgent(database.db)).id, '2026-01-01T00:00:00Z');
    await changeAt((await addAgent(database.db, { image: null })).id, '2026-05-05T00:00:00Z');
    const listed = await read('/sitemaps/pages.xml');
    const changed = '2026-01-02T03:04:05.000Z';
    expect(listed.get(`${ORIGIN}/location/lagos`)).toBe(changed);
    expect(listed.get(`${ORIGIN}/trending`)).toBe(changed);
    expect(listed.get(`${ORIGIN}/location/kano`)).toBeUndefined();
  });
});

describe('the lists of profiles', () => {
  it('have only those with a complete profile, and when each changed', async () => {
    const { id } = await addAgent(database.db);
    await changeAt(id, '2026-01-02T03:04:05.678Z');
    await addAgent(database.db, { image: null });
    await addAgent(database.db, { inspectionFee: null });
    await addAgent(database.db, { emailVerifiedAt: null });
    const listed = await read('/sitemaps/agents-1.xml');
    expect([...listed]).toEqual([[`${ORIGIN}/agent/${id}`, '2026-01-02T03:04:05.678Z']]);
  });

  it('hold 10,000 each, and together every agent once', async () => {
    await addMany(25_000, '2026-01-02T00:00:00Z');
    const index = await read('/sitemap.xml');
    const parts = [1, 2, 3].map((part) => `${ORIGIN}/sitemaps/agents-${String(part)}.xml`);
    expect([...index.keys()]).toEqual([`${ORIGIN}/sitemaps/pages.xml`, ...parts]);

    const lists = await Promise.all(parts.map((part) => read(new URL(part).pathname)));
    expect(lists.map(({ size }) => size)).toEqual([10_000, 10_000, 5_000]);
    expect(new Set(lists.flatMap((list) => [...list.keys()])).size).toBe(25_000);
  });

  it('fit exactly', async () => {
    await addMany(10_000, '2026-01-02T00:00:00Z');
    expect((await read('/sitemap.xml')).size).toBe(2);
    expect((await read('/sitemaps/agents-1.xml')).size).toBe(10_000);
    expect((await app.inject('/sitemaps/agents-2.xml')).statusCode).toBe(404);
  });

  it('are packed on their way', async () => {
    const { id } = await addAgent(database.db);
    const answer = await app.inject({
      url: '/sitemaps/agents-1.xml',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(answer.rawPayload).toString()).toContain(id);
  });
});

describe('the list of lists', () => {
  it('says when each changed last', async () => {
    await addMany(10_001, '2026-01-02T00:00:00Z');
    const [last] = await database.db
      .select({ id: agents.id })
      .from(agents)
      .orderBy(sql`id desc`)
      .limit(1);
    await changeAt(last?.id ?? '', '2026-03-04T00:00:00Z');
    expect([...(await read('/sitemap.xml')).values()]).toEqual([
      '2026-03-04T00:00:00.000Z',
      '2026-01-02T00:00:00.000Z',
      '2026-03-04T00:00:00.000Z',
    ]);
  });

  it('names no list of profiles where there are none', async () => {
    expect([...(await read('/sitemap.xml'))]).toEqual([[`${ORIGIN}/sitemaps/pages.xml`, undefined]]);
  });
});

describe('a list that is not there', () => {
  it.each([
    '/sitemaps/agents-1.xml',
    '/sitemaps/agents-99.xml',
    '/sitemaps/agents-0.xml',
    '/sitemaps/agents-x.xml',
    '/sitemaps/agents-99999999999999999999.xml',
    '/sitemaps/other.xml',
  ])('%s is a 404', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('rules for search engines', () => {
  it('keep them out of what is for one person or for programs, and name the list', async () => {
    const { statusCode, headers, body } = await app.inject('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const path of ['/api/', '/dashboard', '/agentform', '/verified', '/set-password', '/restore-email'])
      expect(body).toContain(`\nDisallow: ${path}\n`);
    expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('let them read what public pages are made of', async () => {
    const { body } = await app.inject('/robots.txt');
    expect(body).toContain('\nAllow: /api/v1/user\n');
    expect(body).toContain('\nAllow: /api/v1/comment/getAll/\n');
  });
});
