import { join } from 'node:path';
import { createApp, type AppFolders, type AppOptions } from '../src/app.ts';
import type { Queryable } from '../src/database/database.ts';
import type { App } from '../src/platform/http/app-type.ts';

/** The application's folders inside `folder`; none of them need exist. */
export function foldersIn(folder: string): AppFolders {
  return {
    shell: join(folder, 'shell'),
    remotes: join(folder, 'remotes'),
    photos: join(folder, 'media'),
    uploads: join(folder, 'uploads'),
  };
}

/** The application over a database, with options that keep a busy machine from failing tests. */
export function testApp(db: Queryable, folder: string, options: Partial<AppOptions> = {}): Promise<App> {
  return createApp({
    db,
    folders: foldersIn(folder),
    maxEventLoopDelay: 0,
    timingStepMs: 0,
    pageDatabaseTimeoutMs: 60_000,
    ...options,
  });
}
