import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { eq } from 'drizzle-orm';
import { agents } from '../src/database/schema.ts';
import { useServer } from './use-server.ts';

type Query = Record<string, string>;

/** A server, and the calls that list and search agents. */
export function useAgentLists() {
  const server = useServer();
  const get = async (url: string, query: Query = {}) => {
    const response = await server.app.inject({ url, query });
    return { status: response.statusCode, body: response.json<AgentListResponse>() };
  };
  return {
    get db() {
      return server.db;
    },
    get app() {
      return server.app;
    },
    rename: (id: string, name: string) => server.db.update(agents).set({ name }).where(eq(agents.id, id)),
    inject: (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers }),
    list: (location: string, query?: Query) => get(agentPaths.byLocation(location), query),
    search: (query?: Query) => get(agentPaths.search, query),
    /** The names that a search finds, in order. */
    find: async (q: string, query: Query = {}) => {
      const { body } = await get(agentPaths.search, { q, ...query });
      return body.data.map(({ name }) => name);
    },
    /** The names on all pages; `between` runs after each. */
    walk: async (query: Query, between: () => Promise<unknown> = () => Promise.resolve()) => {
      const names: string[] = [];
      let cursor: string | null = null;
      do {
        const { body }: { body: AgentListResponse } = await get(agentPaths.search, {
          ...query,
          ...(cursor !== null && { cursor }),
        });
        names.push(...body.data.map(({ name }) => name));
        cursor = body.nextCursor;
        await between();
      } while (cursor !== null);
      return names;
    },
  };
}
