import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { put, putHostedFiles, SCRIPT } from '../../../../test/hosted-files.ts';
import { rawGet } from '../../../../test/raw-get.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../../test/unreachable-database.ts';

const folder = tempFolder();
const folders = foldersIn(folder);
const { shell, photos } = folders;
let app: App;

beforeAll(async () => {
  app = await testApp(unreachableDatabase(), folder);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  rmSync(folders.shell, { recursive: true, force: true });
  putHostedFiles(folders);
});

describe('a file outside the folders or hidden', () => {
  beforeEach(() => {
    put(join(folder, 'secret.txt'), 'secret');
    put(join(shell, '.env'), 'secret');
    put(join(photos, '.draft-1/640.jpg'), 'secret');
    put(join(folders.remotes, 'audit.jsonl'), 'secret');
    put(join(folders.remotes, '.upload-1/remoteEntry.js'), 'secret');
    put(join(folders.remotes, '.upload-1/assets/remoteEntry.js'), 'secret');
    put(join(folders.remotes, '.lock/1.0.0/remoteEntry.js'), 'secret');
    put(join(folders.remotes, 'directory/notes/secret.txt'), 'secret');
    put(join(folders.remotes, 'directory/1.0.0.old/remoteEntry.js'), 'secret');
    put(join(folders.remotes, 'Directory/1.0.0/remoteEntry.js'), 'secret');
    put(join(folders.remotes, 'directory/1.0.0/.draft.js'), 'secret');
    put(join(folders.remotes, 'directory/1.0.0/a secret.js'), 'secret');
    put(join(folder, 'remotes.audit.jsonl'), 'secret');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/media/..%2fsecret.txt',
    '/media/%2e%2e/secret.txt',
    '/remotes/..%2f/..%2f/secret.txt',
    '/remotes/%2e%2e/%2e%2e/secret.txt',
    '/remotes/a/%2e%2e/remotes.json',
    '/media/.draft-1/640.jpg',
    '/.env',
    '/audit.jsonl',
    '/remotes/audit.jsonl',
    '/remotes/a/%2e%2e/audit.jsonl',
    '/remotes/.upload-1/remoteEntry.js',
    '/remotes/.upload-1/assets/remoteEntry.js',
    '/remotes///audit.jsonl',
    '/remotes//directory/../audit.jsonl',
    '/remotes/%2f/%2f/audit.jsonl',
    '/remotes/directory/%2e%2e/audit.jsonl',
    '/remotes/directory/1.0.0/../../audit.jsonl',
    '/remotes/directory/1.0.0/..%2f..%2faudit.jsonl',
    '/remotes/directory/1.0.0/..%5c..%5caudit.jsonl',
    '/remotes/directory/1.0.0/%2e%2e/%2e%2e/audit.jsonl',
    '/remotes/directory/1.0.0/../../../remotes.audit.jsonl',
    '/remotes.audit.jsonl',
    '/remotes/../remotes.audit.jsonl',
    '/remotes/.lock/1.0.0/remoteEntry.js',
    '/remotes/directory/notes/secret.txt',
    '/remotes/directory/1.0.0.old/remoteEntry.js',
    '/remotes/Directory/1.0.0/remoteEntry.js',
    '/remotes/directory/1.0.0/.draft.js',
    '/remotes/directory/1.0.0/a%20secret.js',
  ])('is not served: %s', async (path) => {
    const { status, body } = await rawGet(app, path);
    expect(body).not.toContain('secret');
    expect(status).toBe(404);
  });
});

describe('a file has one path: it is not served under one', () => {
  it.each([
    ['with an empty segment', '//assets/index-abc.js'],
    ['with an empty segment', '/assets//index-abc.js'],
    ['with an empty segment', '/media//ab/640.jpg'],
    ['with an empty segment', '/media/ab//640.jpg'],
    ['with an empty segment', '/remotes//directory/1.0.0/remoteEntry.js'],
    ['with an empty segment', '/remotes/directory//1.0.0/remoteEntry.js'],
    ['with an empty segment', '/remotes/directory/1.0.0//remoteEntry.js'],
    ['with an empty segment', '//manifest.webmanifest'],
    ['with an encoded slash', '/remotes/directory/1.0.0/%2fremoteEntry.js'],
    ['with an encoded slash', '/remotes/directory%2f1.0.0/remoteEntry.js'],
    ['with an encoded slash', '/assets%2findex-abc.js'],
    ['with an encoded slash', '/assets/%2Findex-abc.js'],
    ['with an encoded slash', '/media/ab%2f640.jpg'],
    ['with an encoded dot', '/assets/%2e/index-abc.js'],
    ['with an encoded dot', '/assets/x/%2e%2e/index-abc.js'],
    ['with an encoded dot', '/media/ab/640%2ejpg'],
    ['with a backslash', '/assets/x\\..\\index-abc.js'],
    ['with a backslash', '/media/ab%5c640.jpg'],
    ['with NUL', '/assets/index-abc.js%00'],
    ['with NUL', '/media/ab/640.jpg%00.png'],
    ['with NUL', '/remotes/directory/1.0.0/remoteEntry.js%00'],
    ['with NUL', '/manifest.webmanifest%00'],
  ])('%s: %s', async (_, path) => {
    const { status, headers } = await rawGet(app, path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('but a file of a release may have an @ in its name, encoded or not', async () => {
    put(join(folders.remotes, 'directory/1.0.0/a@2x.js'), SCRIPT);
    for (const name of ['a@2x.js', 'a%402x.js'])
      expect((await app.inject(`/remotes/directory/1.0.0/${name}`)).statusCode).toBe(200);
  });
});
