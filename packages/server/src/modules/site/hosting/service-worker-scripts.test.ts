import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { putHostedFiles } from '../../../../test/hosted-files.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../../test/unreachable-database.ts';

const folder = tempFolder();
let app: App;

beforeAll(async () => {
  putHostedFiles(foldersIn(folder));
  app = await testApp(unreachableDatabase(), folder);
});
afterAll(() => app.close());

/** Requests the script of a service worker like a browser. */
const AS_WORKER = { 'service-worker': 'script' };

describe('a request for a service worker script', () => {
  it('gets the shell’s own, with the default scope', async () => {
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
