import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { type Connection, openDatabase, type Queryable } from '../src/database/database.ts';
import { type ContentChanges, listenForChanges } from '../src/platform/content-changes/content-changes.ts';
import type { App } from '../src/platform/http/app-type.ts';
import { testApp } from './app.ts';
import { emptyTables } from './database.ts';
import { createOwnDatabase, type OwnDatabase } from './shared-cluster.ts';
import { tempFolder } from './temp-folder.ts';

/** A database of one test file, available from `beforeAll` on. */
export interface FileDatabase {
  readonly db: Queryable;
  readonly connection: Connection;
  /** Value for DATABASE_URL. */
  readonly url: string;
}

/** A server of one test file; its files are in `folder`. */
export interface FileServer extends FileDatabase {
  readonly app: App;
  readonly changes: ContentChanges;
  readonly folder: string;
}

/** Gives the test file a database of its own with all tables, emptied before each test by default. */
export function useDatabase({ isEmptied = true } = {}): FileDatabase {
  let own: OwnDatabase;
  let open: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    own = await createOwnDatabase();
    open = openDatabase(own.connection, () => undefined, { timeoutFactor: 12 });
  });
  afterAll(async () => {
    await open.close();
    await own.drop();
  });
  if (isEmptied) beforeEach(() => emptyTables(open.db));
  return {
    get db() {
      return open.db;
    },
    get connection() {
      return own.connection;
    },
    get url() {
      return own.url;
    },
  };
}

/** Gives the test file an application over a database of its own; `prepare` fills its folder first. */
export function useServer(
  options: Partial<AppOptions> = {},
  prepare: (folder: string) => unknown = () => undefined,
  optionsIn: (folder: string) => Partial<AppOptions> = () => ({}),
): FileServer {
  const folder = tempFolder();
  const database = useDatabase();
  let app: App;
  let changes: ReturnType<typeof listenForChanges>;
  beforeAll(async () => {
    await prepare(folder);
    changes = listenForChanges(database.connection, () => undefined, { reuseMs: 0 });
    app = await testApp(database.db, folder, { changes, ...options, ...optionsIn(folder) });
  });
  afterAll(async () => {
    await app.close();
    await changes.close();
  });
  return {
    folder,
    get db() {
      return database.db;
    },
    get connection() {
      return database.connection;
    },
    get url() {
      return database.url;
    },
    get app() {
      return app;
    },
    get changes() {
      return changes;
    },
  };
}
