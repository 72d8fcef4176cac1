import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { MESSAGES } from '@naija/contracts/domain/messages';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { createSession } from './repository.ts';
import { addAgent } from '../../../../test/agents.ts';
import { useDatabase } from '../../../../test/use-server.ts';
import { agentOf, bearerGuards } from './bearer-guards.ts';
import { registerErrorHandlers } from '../../../platform/plugins/errors.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const database = useDatabase();
const app: App = Fastify().withTypeProvider<TypeBoxTypeProvider>();
let now: Date;
let agentId: string;
let token: string;

beforeAll(() => {
  registerErrorHandlers(app);
  const { requireAgent, recogniseAgent } = bearerGuards(app, database.db, () => now);
  app.post('/own', { onRequest: requireAgent }, (request) => ({ id: agentOf(request).id }));
  app.get('/public', { preHandler: recogniseAgent }, ({ agent }) => ({ id: agent?.id ?? null }));
  app.get('/unguarded', (request) => agentOf(request));
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  agentId = (await addAgent(database.db)).id;
  token = await createSession(database.db, agentId, NOW);
});

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
const own = (headers: Record<string, string> = {}) => app.inject({ method: 'POST', url: '/own', headers });
const isPublicTo = async (headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/public', headers })).json<{ id: string | null }>().id;
const endDay = () => {
  now = new Date(NOW.getTime() + 24 * 60 * 60 * 1_000);
};

describe('a route for agents', () => {
  it('knows the agent of the session', async () => {
    const answer = await own(bearer(token));
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: agentId }]);
  });

  it('responds with 401 without a token', async () => {
    const { statusCode, headers, body } = await own();
    expect([statusCode, headers['www-authenticate'], headers['cache-control']]).toEqual([
      401,
      'Bearer',
      'no-store',
    ]);
    expect(JSON.parse(body)).toEqual({ message: 'Please log in first.', code: 'unauthorized' });
  });

  it.each([
    ['an unknown token', 'Bearer unknown'],
    ['no token after all', 'Bearer'],
    ['another scheme', 'Basic eDp5'],
    ['two tokens', 'Bearer a b'],
    ['a long token', `Bearer ${'x'.repeat(5_000)}`],
  ])('responds that the session has ended to %s', async (_what, authorization) => {
    const { statusCode, headers, body } = await own({ authorization });
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(JSON.parse(body)).toEqual({ message: MESSAGES.sessionEnded, code: 'unauthorized' });
  });

  it('responds with 401 after a day', async () => {
    endDay();
    expect((await own(bearer(token))).statusCode).toBe(401);
  });

  it('does not parse the body of an unauthenticated request', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/own',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(401);
  });

  it('without its guard fails', async () => {
    expect((await app.inject({ url: '/unguarded', headers: bearer(token) })).statusCode).toBe(500);
  });
});

describe('a public route', () => {
  it('recognises the agent, and treats invalid and expired sessions as anonymous', async () => {
    expect(await isPublicTo(bearer(token))).toBe(agentId);
    expect(await isPublicTo()).toBeNull();
    expect(await isPublicTo(bearer('unknown'))).toBeNull();
    endDay();
    expect(await isPublicTo(bearer(token))).toBeNull();
  });
});
