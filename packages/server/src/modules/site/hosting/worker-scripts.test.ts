import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { putHostedFiles } from '../../../../test/hosted-files.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';

const folder = tempFolder();
let app: App;

beforeAll(async () => {
  putHostedFiles(foldersIn(folder));
  const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
  app = await testApp(db, folder);
});
afterAll(() => app.close());

/** As browsers ask for the script of a service worker. */
const AS_WORKER = { 'service-worker': 'script' };

describe('a browser that wants a script for a service worker', () => {
  it('gets that of the shell, for no wider scope than its own', async () => {
    const { statusCode, headers } = await app.inject({ url: '/sw.js', headers: AS_WORKER });
    expect([statusCode, headers['service-worker-allowed']]).toEqual([200, undefined]);
  });

  it.each([
    '/remotes/directory/1.0.0/remoteEntry.js',
    '/assets/index-abc.js',
    '/media/ab/640.jpg',
    '/sw.js/x',
    '/SW.js',
    '/',
  ])('gets nothing else: %s', async (url) => {
    const { statusCode, headers } = await app.inject({ url, headers: AS_WORKER });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
