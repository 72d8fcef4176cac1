import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { createSession } from '../../modules/identity/sessions/repository.ts';
import { addAgent } from '../../../test/agents.ts';
import { testApp } from '../../../test/app.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();
let database: TestDatabase;
let app: App;
let agentId: string;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder);
  agentId = (await addAgent(database.db, { state: 'lagos' })).id;
});
afterAll(async () => {
  await app.close();
  await database.stop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Every call that the server describes, with an agent and a state that there are. */
async function calls(): Promise<{ method: Method; url: string }[]> {
  const { paths } = (await app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as Method,
      url: path.replace('{location}', 'lagos').replace(/\{\w+\}/, agentId),
    })),
  );
}

it('no cache may keep any answer to a request with a token, be it held or refused', async () => {
  const token = await createSession(database.db, agentId, new Date());
  const asked = (await calls()).filter(({ url }) => url.startsWith('/api/v1/'));
  expect(asked.length).toBeGreaterThan(15);
  const kept: string[] = [];
  // Logging out comes last: until then the session holds.
  for (const { method, url } of asked.toSorted((one) => (one.url.endsWith('/logout') ? 1 : 0)))
    for (const authorization of [`Bearer ${token}`, 'Bearer unknown']) {
      const { headers, statusCode } = await app.inject({ method, url, headers: { authorization } });
      const lifetime = String(headers['cache-control']);
      if (!/\bno-store\b/.test(lifetime)) kept.push(`${method} ${url}: ${String(statusCode)} ${lifetime}`);
    }
  expect(kept).toEqual([]);
});

it('what is public may be kept by whoever asks for it without a token', async () => {
  const { headers } = await app.inject(`/api/v1/user/${agentId}`);
  expect(headers['cache-control']).toMatch(/^public/);
});
