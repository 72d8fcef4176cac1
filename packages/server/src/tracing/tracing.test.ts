import { agentPaths } from '@naija/contracts/http/agents';
import { REQUEST_ID_HEADER } from '@naija/contracts/http/request-id';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAgent } from '../../test/agents.ts';
import { startCollector } from '../../test/otlp-collector.ts';
import { useServer } from '../../test/use-server.ts';
import { startJobRunner } from '../platform/jobs/index.ts';
import { startTracing } from './start-tracing.ts';

const SERVER = 2;
const CLIENT = 3;
const INTERNAL = 1;
const FAILED = 2;
const PROXY_TRACE = '0af7651916cd43dd8448eb211c80319c';
const PROXY_SPAN = 'b7ad6b7169203331';
const TRACEPARENT = { traceparent: `00-${PROXY_TRACE}-${PROXY_SPAN}-01` };
const BY_LOCATION = agentPaths.byLocation(':location').replaceAll('%3A', ':');

const collector = await startCollector();
const tracing = await startTracing(
  {
    endpoint: collector.endpoint,
    headers: { authorization: 'Bearer key' },
    serviceName: 'tested',
    resource: { 'deployment.environment.name': 'test' },
    sampler: 'parentbased_always_on',
    ratio: 1,
  },
  '1.0.0',
  pino({ level: 'silent' }),
);
const server = useServer({
  startSpan: tracing.startSpan,
  publicUrl: 'http://agents.example',
  trustedProxies: ['127.0.0.1'],
});
let origin = '';
beforeAll(async () => {
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await tracing.stop();
  collector.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers });
  await response.text();
  const id = response.headers.get(REQUEST_ID_HEADER);
  return { id, spanOf: () => collector.find(({ attributes }) => attributes['naija.request_id'] === id) };
}

const below = ({ traceId, spanId }: { traceId: string; spanId: string }) =>
  collector.spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);

it('the request of a visitor is one trace with its queries', async () => {
  await addAgent(server.db);
  const span = await (await get(agentPaths.byLocation('lagos'))).spanOf();
  expect(span).toMatchObject({
    name: `GET ${BY_LOCATION}`,
    kind: SERVER,
    attributes: {
      'http.request.method': 'GET',
      'http.route': BY_LOCATION,
      'http.response.status_code': 200,
      'url.scheme': 'http',
      'server.address': 'agents.example',
    },
    resource: { 'service.name': 'tested', 'deployment.environment.name': 'test' },
  });
  expect(span.parentSpanId).toBeUndefined();
  expect(below(span).map(({ kind, attributes }) => [kind, attributes['db.system.name']])).toContainEqual([
    CLIENT,
    'postgresql',
  ]);
  expect(collector.headers()).toMatchObject({ authorization: 'Bearer key' });
});

it('a trace holds nothing that a visitor has searched for', async () => {
  const path = `${agentPaths.byLocation('Ada Obi')}?maxFee=54321`;
  const span = await (await get(path)).spanOf();
  expect(below(span)).not.toEqual([]);
  // Ids and times are left out, because their digits are random.
  const said = collector.spans.map(({ name, attributes }) => [name, attributes]);
  expect(JSON.stringify(said)).not.toMatch(/Ada|Obi|54321/);
});

it('what was read of a body belongs to the trace of its request', async () => {
  const body = JSON.stringify({ email: 'ada@example.com', password: 'Wrong-Password-1' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/v1/auth/login`, { method: 'POST', headers, body });
  const id = response.headers.get(REQUEST_ID_HEADER);
  const span = await collector.find(({ attributes }) => attributes['naija.request_id'] === id);
  expect(span.name).toBe('POST /api/v1/auth/login');
  expect(below(span)).not.toEqual([]);
  expect(JSON.stringify(collector.spans)).not.toContain('ada@example');
});

it('the trace of a trusted proxy goes on in the server, and in a response out of memory too', async () => {
  await addAgent(server.db);
  for (let request = 0; request < 3; request += 1) await get(agentPaths.byLocation('lagos'), TRACEPARENT);
  const hot = await collector.find(({ attributes }) => attributes['naija.hot'] === 1);
  expect(hot).toMatchObject({ traceId: PROXY_TRACE, parentSpanId: PROXY_SPAN, name: `GET ${BY_LOCATION}` });
});

it('a request that fails is marked, with the query that failed', async () => {
  await server.db.execute(sql`alter table agents rename to away`);
  const request = await get(agentPaths.byLocation('jos'));
  await server.db.execute(sql`alter table away rename to agents`);
  const span = await request.spanOf();
  const UNDEFINED_TABLE = '42P01';
  expect(span).toMatchObject({ status: { code: FAILED }, attributes: { 'error.type': '500' } });
  expect(below(span).map(({ attributes }) => attributes['error.type'])).toContain(UNDEFINED_TABLE);
});

it('a job is a trace of its own with its queries', async () => {
  const run = () => server.db.execute(sql`select 1 from agents`).then(() => undefined);
  const runner = startJobRunner({
    db: server.db,
    log: server.app.log,
    recurring: [{ name: 'count', everyMs: 60_000, failureMessage: 'not counted', run }],
  });
  const span = await collector.find(({ name }) => name === 'job count');
  await runner.stop();
  expect(span.kind).toBe(INTERNAL);
  expect(below(span).map(({ name }) => name)).toContain('SELECT agents');
});
