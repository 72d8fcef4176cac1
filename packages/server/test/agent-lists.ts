import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { agents } from '../src/database/schema.ts';
import type { App } from '../src/platform/http/app-type.ts';
import { testApp } from './app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from './database.ts';
import { tempFolder } from './temp-folder.ts';

type Query = Record<string, string>;

/** An application with a database for the tests of a file, empty before each. */
export function agentCalls() {
  const folder = tempFolder();
  let database: TestDatabase;
  let app: App;
  beforeAll(async () => {
    database = await startTestDatabase(folder);
    app = await testApp(database.db, folder);
  });
  afterAll(async () => {
    await app.close();
    await database.stop();
  });
  beforeEach(() => emptyTables(database.db));

  const get = async (url: string, query: Query = {}) => {
    const answer = await app.inject({ url, query });
    return { status: answer.statusCode, body: answer.json<AgentListResponse>() };
  };
  return {
    get db() {
      return database.db;
    },
    rename: (id: string, name: string) => database.db.update(agents).set({ name }).where(eq(agents.id, id)),
    inject: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    /** `GET /api/v1/user/location/{location}`. */
    list: (location: string, query?: Query) => get(agentPaths.byLocation(location), query),
    /** `GET /api/v1/user`. */
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
