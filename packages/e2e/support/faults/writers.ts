import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { authPaths, type LoginResponse } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import { expect } from '@playwright/test';
import { DEMO_LOGIN } from '../new-agent.ts';
import { commentsOf } from './comments-of.ts';
import { writeOnce, type Tally } from './write-once.ts';

export interface Writer {
  write: (isOver: () => boolean, tally: Tally) => Promise<void>;
  /** Expects each acknowledged write exactly once. */
  check: () => Promise<void>;
}

export function commenter(site: string, agentId: string, name: string): Writer {
  const acknowledged: string[] = [];
  return {
    async write(isOver, tally) {
      while (!isOver()) {
        const content = `${name}: ${String(acknowledged.length + 1)}`;
        await writeOnce(tally, `${site}${commentPaths.post(agentId)}`, {
          method: 'POST',
          body: { fullname: name, content },
        });
        acknowledged.push(content);
      }
    },
    async check() {
      const all = await commentsOf(site, agentId);
      expect(all.filter((content) => content.startsWith(`${name}:`))).toEqual(acknowledged);
    },
  };
}

/**
 * Increments the deals of the demo agent. Each edit carries the ETag of the one before, so a duplicate is
 * refused with 412.
 */
export async function counter(site: string): Promise<Writer> {
  const { token, id } = await logInDemo(site);
  const read = () => fetch(`${site}${agentPaths.byId(id)}`);
  const response = await read();
  const { bio, phone, address, stateCity } = ((await response.json()) as AgentResponse).data;
  let tag = response.headers.get('etag') ?? '';
  let totalDeals = 0;
  return {
    async write(isOver, tally) {
      while (!isOver()) {
        totalDeals += 1;
        const edited = await writeOnce(tally, `${site}${agentPaths.edit}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'if-match': tag },
          body: { bio, phone, address, stateCity, totalDeals },
        });
        tag = edited.headers.get('etag') ?? '';
      }
    },
    async check() {
      expect(((await (await read()).json()) as AgentResponse).data.totalDeals).toBe(totalDeals);
    },
  };
}

async function logInDemo(site: string): Promise<{ token: string; id: string }> {
  const response = await fetch(`${site}${authPaths.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  });
  const { token, data } = (await response.json()) as LoginResponse;
  return { token, id: data.user._id };
}
