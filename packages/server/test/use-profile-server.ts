import { agentPaths, type Agent, type AgentResponse } from '@naija/contracts/http/agents';
import { asc, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { readdirSync, rmSync } from 'node:fs';
import { beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { agents, mailOutbox, type AgentRow, type NewAgent } from '../src/database/schema.ts';
import { createSession } from '../src/modules/identity/sessions/repository.ts';
import { addAgent } from './agents.ts';
import { foldersIn } from './app.ts';
import { multipart, type Fields } from './profile-forms.ts';
import { useServer } from './use-server.ts';

export interface Answer<T = { message: string; code?: string; fields?: Record<string, string> }> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

/** A server whose agents change their profiles; no agent and no photo is there before each test. */
export function useProfileServer(options: Partial<AppOptions> = {}) {
  const server = useServer(options);
  const { photos } = foldersIn(server.folder);
  beforeEach(() => {
    rmSync(photos, { recursive: true, force: true, maxRetries: 3 });
  });

  const send = async <T>(request: InjectOptions): Promise<Answer<T>> => {
    const answer = await server.app.inject(request);
    return { status: answer.statusCode, body: answer.json<T>(), headers: answer.headers };
  };
  const put = async <T = Answer['body']>(
    url: string,
    token: string,
    sent: { headers: Record<string, string>; payload: Buffer | string },
    headers: Record<string, string> = {},
  ) =>
    send<T>({
      method: 'PUT',
      url,
      ...sent,
      headers: { authorization: `Bearer ${token}`, ...sent.headers, ...headers },
    });

  return Object.assign(server, {
    photos,
    put,
    /** An agent without a profile, unless told otherwise, who is logged in. */
    agent: async (fields: Partial<NewAgent> = {}): Promise<{ row: AgentRow; token: string }> => {
      const row = await addAgent(server.db, {
        image: null,
        inspectionFee: null,
        totalDeals: null,
        ...fields,
      });
      return { row, token: await createSession(server.db, row.id, new Date()) };
    },
    update: async (token: string, fields: Fields, headers?: Record<string, string>) =>
      put(agentPaths.update, token, await multipart(fields), headers),
    edit: async (token: string, fields: object, headers?: Record<string, string>) =>
      put<Answer['body'] & { data?: { updatedUser: Agent } }>(
        agentPaths.edit,
        token,
        { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(fields) },
        headers,
      ),
    editForm: async (token: string, fields: Fields, headers?: Record<string, string>) =>
      put(agentPaths.edit, token, await multipart(fields), headers),
    read: (id: string, token?: string) =>
      send<AgentResponse>({
        url: agentPaths.byId(id),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    row: async (id: string): Promise<AgentRow> => {
      const [row] = await server.db.select().from(agents).where(eq(agents.id, id));
      if (!row) throw new Error('there is no such agent');
      return row;
    },
    /** Names in the folder of photos, drafts included. */
    stored: () => {
      try {
        return readdirSync(photos).sort();
      } catch {
        return [];
      }
    },
    /** Mail that waits to be sent, oldest first. */
    outbox: () => server.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt)),
  });
}
