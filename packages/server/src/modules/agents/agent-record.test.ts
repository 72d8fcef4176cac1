import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { describe, expect, it } from 'vitest';
import { operators } from '../../database/schema.ts';
import { createSession, issueToken } from '../../../test/identity.ts';
import { addAgent } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';
import { agentETag, toAgent } from './agent-record.ts';

const server = useAgentLists();
const bearer = async (id: string) => ({
  authorization: `Bearer ${await createSession(server.db, id, new Date())}`,
});
const INCOMPLETE = { emailVerifiedAt: null, image: null, inspectionFee: null };

describe("the agent's own record", () => {
  it.each([
    [INCOMPLETE, ['verification', 'image', 'bio', 'inspectionFee']],
    [{ bio: 'About me' }, []],
    [{ bio: 'About me', image: null }, ['image']],
  ])('says what is missing before the profile is listed: %j', async (fields, missing) => {
    const { id, email } = await addAgent(server.db, fields);
    const response = await server.inject(agentPaths.byId(id), await bearer(id));
    expect(response.json<AgentResponse>().own).toEqual({ email, pendingEmail: null, missing });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('contains the email address of the account even if the public page shows a different one', async () => {
    const publicEmail = 'office@homes.example';
    const { id, email } = await addAgent(server.db, { publicEmail });
    const visited = await server.inject(agentPaths.byId(id));
    expect(visited.json<AgentResponse>().data).toMatchObject({ email: publicEmail, publicEmail });
    expect(visited.body).not.toContain(email);
    const own = (await server.inject(agentPaths.byId(id), await bearer(id))).json<AgentResponse>();
    expect([own.data.email, own.own?.email]).toEqual([publicEmail, email]);
  });

  it('says that an operator is one', async () => {
    const { id } = await addAgent(server.db, { bio: 'About me' });
    await server.db.insert(operators).values({ agentId: id, grantedAt: new Date() });
    const response = await server.inject(agentPaths.byId(id), await bearer(id));
    expect(response.json<AgentResponse>().own).toMatchObject({
      pendingEmail: null,
      missing: [],
      isOperator: true,
    });
  });

  it('is shown to no one else', async () => {
    const { id } = await addAgent(server.db, INCOMPLETE);
    const other = await addAgent(server.db);
    await issueToken(server.db, { agentId: id, kind: 'email', now: new Date(), email: 'secret@example.com' });
    for (const headers of [{}, { authorization: 'Bearer unknown' }, await bearer(other.id)]) {
      const response = await server.inject(agentPaths.byId(id), headers);
      expect([response.statusCode, Object.keys(response.json<object>())]).toEqual([200, ['data']]);
      expect(response.body).not.toContain('secret');
    }
  });
});

describe('the ETag of a record', () => {
  it('is the same for the agent and for visitors, and revalidates with 304', async () => {
    const { id } = await addAgent(server.db);
    const [own, open] = [
      await server.inject(agentPaths.byId(id), await bearer(id)),
      await server.inject(agentPaths.byId(id)),
    ];
    expect(own.headers.etag).toBe(open.headers.etag);
    const again = await server.inject(agentPaths.byId(id), { 'if-none-match': String(open.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is that of earlier releases for an agent without areas and languages, and changes with them', async () => {
    const row = await addAgent(server.db);
    const record = toAgent(row);
    expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['areas', 'languages']));
    const tags = [
      record,
      toAgent({ ...row, areas: ['Yaba, Lagos'] }),
      toAgent({ ...row, languages: ['Tiv'] }),
    ];
    expect(new Set(tags.map((record) => agentETag(record))).size).toBe(3);
  });

  it('changes with anything in the record', async () => {
    const { id } = await addAgent(server.db);
    const before = await server.inject(agentPaths.byId(id));
    await server.rename(id, 'Other');
    const after = await server.inject(agentPaths.byId(id), { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
  });
});
