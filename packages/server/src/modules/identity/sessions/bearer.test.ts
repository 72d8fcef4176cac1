import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { MESSAGES } from '@naija/contracts/domain/messages';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { createSession } from './repository.ts';
import { addAgent } from '../../../../test/agents.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { agentOf, bearerGuards } from './bearer.ts';
import { answerErrors } from '../../../platform/plugins/errors.ts';

const folder = tempFolder();
const NOW = new Date('2026-11-20T12:00:00Z');
const app: App = Fastify().withTypeProvider<TypeBoxTypeProvider>();
let database: TestDatabase;
let now: Date;
let agentId: string;
let token: string;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  answerErrors(app);
  const { requireAgent, recogniseAgent } = bearerGuards(app, database.db, () => now);
  app.post('/own', { onRequest: requireAgent }, (request) => ({ id: agentOf(request).id }));
  app.get('/public', { preHandler: recogniseAgent }, ({ agent }) => ({ id: agent?.id ?? null }));
  app.get('/unguarded', (request) => agentOf(request));
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  now = NOW;
  await emptyTables(database.db);
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

describe('a call for agents', () => {
  it('knows whose session it is', async () => {
    const answer = await own(bearer(token));
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: agentId }]);
  });

  it('asks whoever sends no token to log in', async () => {
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
  ])('tells whoever sends %s that the session has ended', async (_what, authorization) => {
    const { statusCode, headers, body } = await own({ authorization });
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(JSON.parse(body)).toEqual({ message: MESSAGES.sessionEnded, code: 'unauthorized' });
  });

  it('is closed again after a day', async () => {
    endDay();
    expect((await own(bearer(token))).statusCode).toBe(401);
  });

  it('reads no body of whoever is not logged in', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/own',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(401);
  });

  it('that lacks its guard answers nobody', async () => {
    expect((await app.inject({ url: '/unguarded', headers: bearer(token) })).statusCode).toBe(500);
  });
});

describe('a call for everybody', () => {
  it('knows the agent, and takes whoever is not, or no longer, logged in as a visitor', async () => {
    expect(await isPublicTo(bearer(token))).toBe(agentId);
    expect(await isPublicTo()).toBeNull();
    expect(await isPublicTo(bearer('unknown'))).toBeNull();
    endDay();
    expect(await isPublicTo(bearer(token))).toBeNull();
  });
});
