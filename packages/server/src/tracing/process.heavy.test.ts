import { agentPaths } from '@naija/contracts/http/agents';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addAgent } from '../../test/agents.ts';
import { CLOSED_PORT } from '../../test/free-port.ts';
import { startCollector } from '../../test/otlp-collector.ts';
import { serverProcesses } from '../../test/server-process.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { useDatabase } from '../../test/use-server.ts';

const LAGOS = agentPaths.byLocation('lagos');
const NOBODY = '00000000-0000-4000-8000-000000000000';
const folder = tempFolder();
const startProcess = serverProcesses();
const database = useDatabase();

const start = (name: string, endpoint: string) =>
  startProcess({
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: name,
  });

it('a server that is told to stop sends its last spans, which its log lines name', async () => {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const server = start('stopped', collector.endpoint);
  const url = await server.ready();
  await (await fetch(url + LAGOS)).text();
  // The server loads the exporter with the first spans.
  await collector.find(({ name }) => name.startsWith('GET /api/v1/user/location'));
  await (await fetch(url + agentPaths.byId(NOBODY))).text();
  server.signal('SIGTERM');
  expect(await server.ended(), server.stderr()).toBe(0);
  const span = collector.spans.find(({ attributes }) => attributes['http.response.status_code'] === 404);
  expect(span?.resource, server.stderr()).toMatchObject({ 'service.name': 'stopped' });
  const line = server
    .stderr()
    .split('\n')
    .find((each) => each.includes('"msg":"response"') && each.includes(span?.traceId ?? 'no trace'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    reqId: span?.attributes['naija.request_id'],
    span_id: span?.spanId,
  });
});

it('without its collector a server responds, warns once, and stops', async () => {
  const server = start('alone', `http://127.0.0.1:${String(CLOSED_PORT)}`);
  const url = await server.ready();
  await addAgent(database.db);
  const statuses = new Set<number>();
  const request = async (count: number) => {
    const responses = await Promise.all(Array.from({ length: count }, () => fetch(url + LAGOS)));
    for (const response of responses) {
      statuses.add(response.status);
      await response.text();
    }
  };
  for (let round = 0; round < 5; round += 1) await request(100);
  await vi.waitUntil(() => server.stderr().includes('traces cannot be sent'), { timeout: 60_000 });
  await request(100);
  expect([...statuses]).toEqual([200]);
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(server.stderr().match(/traces cannot be sent/g)).toHaveLength(1);
});
