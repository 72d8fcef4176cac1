import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import type { App } from '../../http/app-type.ts';
import { foldersIn, testApp } from '../../testing/app.ts';
import { PAGE, put, putHostedFiles, registryOf } from '../../testing/hosted-files.ts';
import { tempFolder } from '../../testing/temp-folder.ts';

const folder = tempFolder();
const folders = foldersIn(folder);
const { shell, remotes } = folders;
let app: App;

beforeAll(async () => {
  const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
  app = await testApp(db, folder);
});
afterAll(() => app.close());
beforeEach(() => {
  rmSync(folders.shell, { recursive: true, force: true });
  putHostedFiles(folders);
});

describe('an address of a page', () => {
  it.each([
    [200, '/'],
    [200, '/?from=home'],
    [200, '/agent/a626f8c8'],
    [200, '/agent/a626f8c8/'],
    [404, '/agent'],
    [404, '/nowhere'],
  ])('gets %i and the shell for %s', async (status, url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([status, PAGE]);
  });

  it('that is unknown comes with a body also to a browser that has the shell already', async () => {
    const { headers } = await app.inject('/');
    const answer = await app.inject({ url: '/nowhere', headers: { 'if-none-match': headers.etag } });
    expect([answer.statusCode, answer.body]).toEqual([404, PAGE]);
  });

  it('is known as soon as the registry lists it', async () => {
    const before = (await app.inject('/about')).statusCode;
    const file = join(remotes, 'remotes.json');
    put(file, JSON.stringify(registryOf('/', '/about')));
    utimesSync(file, 2_000_000_000, 2_000_000_000);
    expect([before, (await app.inject('/about')).statusCode]).toEqual([404, 200]);
  });

  it('stays known while the registry is damaged', async () => {
    await app.inject('/agent/1');
    put(join(remotes, 'remotes.json'), '{"schema"');
    expect((await app.inject('/agent/1')).statusCode).toBe(200);
  });

  it('says how to build the shell where there is none', async () => {
    rmSync(shell, { recursive: true });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });
});
