import { afterAll, beforeAll } from 'vitest';
import type { NewAgent } from '../src/database/schema.ts';
import type { App } from '../src/platform/http/app-type.ts';
import { createSession } from '../src/modules/identity/sessions/repository.ts';
import { addAgent } from './agents.ts';
import { foldersIn, testApp } from './app.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import { tempFolder } from './temp-folder.ts';

/** A server for the tests of a file, and agents who are logged in to it. */
export function uploadSite() {
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
  return {
    uploads: foldersIn(folder).uploads,
    app: () => app,
    db: () => database.db,
    photos: foldersIn(folder).photos,
    agent: async (fields: Partial<NewAgent> = {}) => {
      const { id } = await addAgent(database.db, fields);
      return { id, token: await createSession(database.db, id, new Date()) };
    },
  };
}
