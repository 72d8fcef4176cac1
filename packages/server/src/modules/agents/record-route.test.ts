import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { createSession } from '../../../test/identity.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';

const server = useAgentLists();

describe('an agent', () => {
  it('has the public record and nothing else', async () => {
    const agent = await addAgent(server.db, {
      bio: 'About me',
      sales: 4,
      instagram: 'https://instagram.com/a',
    });
    const response = await server.inject(agentPaths.byId(agent.id));
    expect(response.json<AgentResponse>()).toEqual({
      data: {
        _id: agent.id,
        id: agent.id,
        name: agent.name,
        image: '/media/0123456789abcdef0123456789abcdef/640.jpg',
        state: 'lagos',
        stateCity: 'lagos',
        inspectionFee: 5_000,
        totalDeals: 10,
        area: 'Ikeja',
        email: agent.email,
        phone: '+2348000000000',
        address: '1 Market Road, Ikeja, Lagos',
        instagram: 'https://instagram.com/a',
        isVerified: true,
        bio: 'About me',
        rentPrice: null,
        sales: 4,
        airbnb: null,
        agreement: null,
        commission: null,
        updatedAt: agent.updatedAt.toISOString(),
        activeWeek: null,
        phoneVerifiedAt: null,
        registrations: [],
      },
    });
  });

  it('says the week in which they were last logged in, to caches as well', async () => {
    const agent = await addAgent(server.db);
    const read = () => server.inject(agentPaths.byId(agent.id));
    const before = await read();
    await createSession(server.db, agent.id, new Date('2026-11-25T12:00:00Z'));
    const after = await read();
    expect(after.json<AgentResponse>().data.activeWeek).toBe('2026-11-23');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('is found by id even before the profile is complete', async () => {
    const agent = await addAgent(server.db, { emailVerifiedAt: null, image: null, inspectionFee: null });
    const { data } = (await server.inject(agentPaths.byId(agent.id))).json<AgentResponse>();
    expect([data.isVerified, data.image]).toEqual([false, null]);
  });

  it('with an unknown id is answered with 404', async () => {
    const response = await server.inject(agentPaths.byId('00000000-0000-4000-8000-000000000000'));
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'There is no agent with this id', code: 'not_found' },
    ]);
  });

  it.each(['1', 'urn:uuid:00000000-0000-4000-8000-000000000000', '\u0000', `${'0'.repeat(40)}-`])(
    'cannot have the id %j',
    async (id) => {
      const response = await server.inject(agentPaths.byId(id));
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'bad_request']);
    },
  );
});
