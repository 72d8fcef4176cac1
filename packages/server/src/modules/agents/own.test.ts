import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { describe, expect, it } from 'vitest';
import { issueToken } from '../identity/tokens/repository.ts';
import { createSession } from '../identity/sessions/repository.ts';
import { addAgent } from '../../../test/agents.ts';
import { agentCalls } from '../../../test/agent-lists.ts';

const calls = agentCalls();
const bearer = async (id: string) => ({
  authorization: `Bearer ${await createSession(calls.db, id, new Date())}`,
});
const INCOMPLETE = { emailVerifiedAt: null, image: null, inspectionFee: null };

describe('the own record', () => {
  it.each([
    [INCOMPLETE, ['verification', 'image', 'bio', 'inspectionFee']],
    [{ bio: 'About me' }, []],
    [{ bio: 'About me', image: null }, ['image']],
  ])('says what is missing before the profile is listed: %j', async (fields, missing) => {
    const { id } = await addAgent(calls.db, fields);
    const answer = await calls.inject(agentPaths.byId(id), await bearer(id));
    expect(answer.json<AgentResponse>().own).toEqual({ pendingEmail: null, missing });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('is shown to nobody else', async () => {
    const { id } = await addAgent(calls.db, INCOMPLETE);
    const other = await addAgent(calls.db);
    await issueToken(calls.db, { agentId: id, kind: 'email', now: new Date(), email: 'secret@example.com' });
    for (const headers of [{}, { authorization: 'Bearer unknown' }, await bearer(other.id)]) {
      const answer = await calls.inject(agentPaths.byId(id), headers);
      expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([200, ['data']]);
      expect(answer.body).not.toContain('secret');
    }
  });
});

describe('the ETag of a record', () => {
  it('is the same for the agent and for visitors, and lets caches keep it', async () => {
    const { id } = await addAgent(calls.db);
    const [own, open] = [
      await calls.inject(agentPaths.byId(id), await bearer(id)),
      await calls.inject(agentPaths.byId(id)),
    ];
    expect(own.headers.etag).toBe(open.headers.etag);
    const again = await calls.inject(agentPaths.byId(id), { 'if-none-match': String(open.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is another once anything in the record is', async () => {
    const { id } = await addAgent(calls.db);
    const before = await calls.inject(agentPaths.byId(id));
    await calls.rename(id, 'Other');
    const after = await calls.inject(agentPaths.byId(id), { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
  });
});
