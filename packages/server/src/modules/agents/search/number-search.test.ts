import { describe, expect, it } from 'vitest';
import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { addAgent } from '../../../../test/agents.ts';
import { useAgentLists } from '../../../../test/use-agent-lists.ts';
import { agentsModule } from '../module.ts';

const server = useAgentLists();
const look = (text: string, remoteAddress = '192.0.2.1') =>
  server.app.inject({ url: agentPaths.byLocation(text), remoteAddress });
const names = async (text: string) =>
  (await look(text)).json<AgentListResponse>().data.map(({ name }) => name);

describe('the number of a phone', () => {
  it.each([
    '0803 123 4567',
    '08031234567',
    '+2348031234567',
    '+234 803 123 4567',
    '234-803-123-4567',
    '8031234567',
    '002348031234567',
    '+234 (0) 803 123 4567',
    '0803.123.4567',
    'call 0803 123 4567',
  ])('in the form %j finds the agent who has it, and nobody else', async (text) => {
    await addAgent(server.db, { name: 'Ada', phone: '+2348031234567' });
    await addAgent(server.db, { name: 'Bola', phone: '08031234568', address: '0803 Close, 123 Road' });
    await addAgent(server.db, { name: 'Unlisted', phone: '08031234567', image: null });
    const response = await look(text);
    expect(response.json()).toMatchObject({
      data: [{ name: 'Ada' }],
      total: 1,
      nextCursor: null,
      meant: 'phone',
    });
  });

  it.each([
    '+2348031234567',
    '2348031234567',
    '08031234567',
    '002348031234567',
    '+23408031234567',
    '23408031234567',
  ])('is found where the agent has entered it as %s', async (phone) => {
    await addAgent(server.db, { name: 'Ada', phone });
    expect(await names('0803 123 4567')).toEqual(['Ada']);
  });

  it.each(['0803 123 456', '803123456', '0803', '123 4567'])('is not found by a part: %j', async (text) => {
    await addAgent(server.db, { name: 'Ada', phone: '08031234567' });
    expect(await names(text)).toEqual([]);
  });

  it('is kept by no cache, found or not', async () => {
    await addAgent(server.db, { phone: '08031234567' });
    const responses = [await look('08031234567'), await look('08031234568')];
    expect(responses.map(({ headers }) => [headers['cache-control'], headers.etag])).toEqual([
      ['no-store', undefined],
      ['no-store', undefined],
    ]);
    expect(responses[1]?.json()).toEqual({ data: [], nextCursor: null, total: 0, meant: 'phone' });
  });

  it('is looked up as often as one connection may, whether found or not; other searches go on', async () => {
    await addAgent(server.db, { name: 'Ada', phone: '08031234567' });
    const { burst } = agentsModule.limits.numberSearch;
    for (let at = 0; at < burst; at += 1)
      expect((await look(`0803123${String(4_567 + (at % 2))}`)).statusCode).toBe(200);
    const refused = await look('08031234567');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await look('Ada')).statusCode).toBe(200);
    expect((await look('08031234567', '192.0.2.2')).statusCode).toBe(200);
  });
});
