import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Queryable } from '../src/database/database.ts';
import type { App } from '../src/platform/http/app-type.ts';
import { testApp } from './app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from './database.ts';
import { putPages } from './hosted-pages.ts';
import { readHead, type RawHead } from './raw-head.ts';
import { tempFolder } from './temp-folder.ts';

/** Where visitors of the site in tests find it. */
export const ORIGIN = 'https://agents.example';

interface Site {
  db: () => Queryable;
  app: () => App;
  read: (url: string) => Promise<RawHead & { status: number; html: string }>;
}

/** A site with all public pages for the tests of a file; its database is empty before each. */
export function testSite(): Site {
  const folder = tempFolder();
  let database: TestDatabase;
  let app: App;
  beforeAll(async () => {
    database = await startTestDatabase(folder);
    putPages(folder);
    app = await testApp(database.db, folder, { publicUrl: ORIGIN });
  });
  afterAll(async () => {
    await app.close();
    await database.stop();
  });
  beforeEach(() => emptyTables(database.db));
  return {
    db: () => database.db,
    app: () => app,
    async read(url) {
      const { statusCode, body } = await app.inject(url);
      return { status: statusCode, html: body, ...readHead(body) };
    },
  };
}
