import { beforeEach, expect, it } from 'vitest';
import { createSession } from '../../../test/identity.ts';
import { addAgent } from '../../../test/agents.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
let agentId: string;

beforeEach(async () => {
  agentId = (await addAgent(server.db, { state: 'lagos' })).id;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Every documented call, with an existing agent and state. */
async function calls(): Promise<{ method: Method; url: string }[]> {
  const { paths } = (await server.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as Method,
      url: path.replace('{location}', 'lagos').replace(/\{\w+\}/, agentId),
    })),
  );
}

it('no response to a request with a token may be cached, be the token valid or not', async () => {
  const token = await createSession(server.db, agentId, new Date());
  const asked = (await calls()).filter(({ url }) => url.startsWith('/api/v1/'));
  expect(asked.length).toBeGreaterThan(15);
  const kept: string[] = [];
  // Logging out ends the session, so it comes last.
  for (const { method, url } of asked.toSorted((one) => (one.url.endsWith('/logout') ? 1 : 0)))
    for (const authorization of [`Bearer ${token}`, 'Bearer unknown']) {
      const { headers, statusCode } = await server.app.inject({ method, url, headers: { authorization } });
      const lifetime = String(headers['cache-control']);
      if (!/\bno-store\b/.test(lifetime)) kept.push(`${method} ${url}: ${String(statusCode)} ${lifetime}`);
    }
  expect(kept).toEqual([]);
});

it('a public response to a request without a token may be cached', async () => {
  const { headers } = await server.app.inject(`/api/v1/user/${agentId}`);
  expect(headers['cache-control']).toMatch(/^public/);
});
