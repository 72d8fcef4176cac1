import { expect, it } from 'vitest';
import { addListedAgents, readSitemap } from '../../../../test/sitemap.ts';
import { useServer } from '../../../../test/use-server.ts';

const ORIGIN = 'https://agents.example';
const server = useServer({ publicUrl: ORIGIN });

it.each([
  [25_000, [10_000, 10_000, 5_000]],
  [10_000, [10_000]],
])('of %i agents a list holds 10,000, and all together every agent once', async (count, sizes) => {
  await addListedAgents(server.db, count, '2026-01-02T00:00:00Z');
  const parts = sizes.map((_, part) => `${ORIGIN}/sitemaps/agents-${String(part + 1)}.xml`);
  const index = await readSitemap(server.app, '/sitemap.xml');
  expect([...index.keys()]).toEqual([`${ORIGIN}/sitemaps/pages.xml`, ...parts]);
  const lists = await Promise.all(parts.map((part) => readSitemap(server.app, new URL(part).pathname)));
  expect(lists.map(({ size }) => size)).toEqual(sizes);
  expect(new Set(lists.flatMap((list) => [...list.keys()])).size).toBe(count);
  const next = `/sitemaps/agents-${String(sizes.length + 1)}.xml`;
  expect((await server.app.inject(next)).statusCode).toBe(404);
});
