import { agentPaths } from '@naija/contracts/http/agents';

import { reportPaths } from '@naija/contracts/http/reports';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { foldersIn } from '../../../test/app.ts';
import { put, registryOf } from '../../../test/hosted-files.ts';
import { sumOf } from '../../../test/scrape.ts';
import { useServer } from '../../../test/use-server.ts';
import { openDatabase } from '../../database/database.ts';
import { queueMail } from '../mail/index.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { MODULES } from '../../app.ts';
import { addDatabaseMetrics } from './database-metrics.ts';

const DURATIONS = 'naija_http_request_duration_seconds_count';
const LAGOS = agentPaths.byLocation('lagos');
const BY_LOCATION = agentPaths.byLocation(':location').replaceAll('%3A', ':');
const load = () => ({ total: 3, idle: 1, waiting: 7 });

const metrics = await createMetrics();
const server = useServer({ metrics, publicUrl: 'http://agents.example' }, (folder) => {
  put(join(foldersIn(folder).remotes, 'remotes.json'), JSON.stringify(registryOf('/')));
});
const scrape = () => metrics.registry.metrics();
let origin = '';

beforeAll(async () => {
  origin = await server.app.listen({ port: 0 });
});

const counted = async (labels: Record<string, string>) => sumOf(await scrape(), DURATIONS, labels) ?? 0;

it('counts requests by route, method and status, and never by address', async () => {
  await addAgent(server.db);
  for (const path of [LAGOS, agentPaths.byLocation('Ada Obi'), agentPaths.byId('nowhere-at-all')])
    await (await fetch(origin + path)).text();
  await vi.waitUntil(async () => (await counted({ method: 'GET' })) === 3, 60_000);
  const text = await scrape();
  expect(text).not.toMatch(/Ada|nowhere/);
  expect(sumOf(text, DURATIONS, { route: BY_LOCATION, method: 'GET', status: '2xx' })).toBe(2);
  expect(sumOf(text, DURATIONS, { method: 'GET', status: '4xx' })).toBe(1);
});

it('counts responses that are sent ahead of the hooks', async () => {
  await addAgent(server.db);
  const before = await counted({ route: BY_LOCATION });
  const first = await fetch(origin + LAGOS);
  const etag = first.headers.get('etag') ?? '';
  await first.text();
  for (let request = 0; request < 4; request += 1) await (await fetch(origin + LAGOS)).text();
  await fetch(origin + LAGOS, { headers: { 'if-none-match': etag } });
  await vi.waitUntil(async () => (await counted({ route: BY_LOCATION })) === before + 6, 60_000);
  expect(await counted({ route: BY_LOCATION, status: '3xx' })).toBe(1);
  await vi.waitUntil(async () => sumOf(await scrape(), 'naija_http_requests_in_flight') === 0, 60_000);
});

it('counts what a rendered page reads for itself as answered, and not as aborted', async () => {
  await addAgent(server.db);
  const before = await counted({ route: BY_LOCATION, status: '2xx' });
  await server.app.inject(`${LAGOS}?limit=7`);
  await vi.waitUntil(async () => sumOf(await scrape(), 'naija_http_requests_in_flight') === 0, 60_000);
  expect(await counted({ status: 'aborted' })).toBe(0);
  expect(await counted({ route: BY_LOCATION, status: '2xx' })).toBe(before + 1);
});

it('counts refusals by limit, and failures by release', async () => {
  const payload = { remote: 'directory', version: '1.0.0', kind: 'render', message: 'boom' };
  for (let report = 0; report < 22; report += 1)
    await server.app.inject({ method: 'POST', url: reportPaths.report, payload });
  const text = await scrape();
  const release = { remote: 'directory', version: '1.0.0', kind: 'render' };
  expect(sumOf(text, 'naija_release_failures_total', release)).toBe(20);
  expect(sumOf(text, 'naija_rate_limit_refusals_total', { limit: 'report' })).toBe(2);
  expect(sumOf(text, 'naija_rate_limit_refusals_total', { limit: 'comment' })).toBe(0);
});

it('names the releases in use with their share of visitors', async () => {
  const text = await scrape();
  expect(sumOf(text, 'naija_release_traffic_ratio', { remote: 'directory', version: '1.0.0' })).toBe(1);
});

it('shows how much mail waits, and for how long', async () => {
  const own = await createMetrics();
  addDatabaseMetrics(own, { db: server.db, load }, MODULES);
  await queueMail(server.db, {
    agentId: null,
    to: 'ada@example.com',
    message: { subject: '-', html: '-', text: '-' },
  });
  const text = await own.registry.metrics();
  expect(sumOf(text, 'naija_jobs_pending', { queue: 'mail' })).toBe(1);
  expect(sumOf(text, 'naija_jobs_oldest_seconds', { queue: 'mail' })).toBeLessThan(60);
  expect(sumOf(text, 'naija_database_up')).toBe(1);
  expect(sumOf(text, 'naija_database_pool_connections', { state: 'used' })).toBe(2);
  expect(sumOf(text, 'naija_database_pool_waiting')).toBe(7);
});

it('are served while the database does not answer, without what it would say', async () => {
  const own = await createMetrics();
  const away = openDatabase(
    { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' },
    () => undefined,
  );
  onTestFinished(away.close);
  addDatabaseMetrics(own, away, MODULES);
  const text = await own.registry.metrics();
  expect(sumOf(text, 'naija_database_up')).toBe(0);
  expect(sumOf(text, 'naija_jobs_pending')).toBeUndefined();
  expect(sumOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});
