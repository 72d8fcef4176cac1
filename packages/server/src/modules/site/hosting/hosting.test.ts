import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { put, putHostedFiles, registryOf, SCRIPT } from '../../../../test/hosted-files.ts';
import { rawGet } from '../../../../test/raw-get.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';

const folder = tempFolder();
const folders = foldersIn(folder);
const { shell, photos } = folders;
let app: App;

beforeAll(async () => {
  const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
  app = await testApp(db, folder);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  rmSync(folders.shell, { recursive: true, force: true });
  putHostedFiles(folders);
});

describe('a file with a hash or a version in its address', () => {
  it.each(['/assets/index-abc.js', '/remotes/directory/1.0.0/remoteEntry.js', '/media/ab/640.jpg'])(
    '%s is kept by browsers for ever',
    async (url) => {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    },
  );
});

describe('a file that changes under its address', () => {
  it.each([
    ['/sw.js', /^(text|application)\/javascript/],
    ['/remotes.json', /^application\/json/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/index.html', /^text\/html/],
    ['/', /^text\/html/],
  ])('%s is asked for again, and has its own type', async (url, type) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toMatch(type);
  });

  it('is not sent again while it is the same', async () => {
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a question for the headers alone', () => {
  it('is answered with them and no body', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/assets/index-abc.js' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, String(SCRIPT.length), '']);
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for a browser that takes %s comes as the build made it', async (accepted, encoding, unpack) => {
    for (const url of ['/assets/index-abc.js', '/remotes/directory/1.0.0/remoteEntry.js']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(answer.headers['content-type']).toMatch(/javascript/);
      expect(unpack(answer.rawPayload).toString()).toBe(SCRIPT);
    }
  });

  it('is left out for a browser that takes none, and where the build made none', async () => {
    const plain = await app.inject('/assets/index-abc.js');
    const single = await app.inject({
      url: '/manifest.webmanifest',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
    expect([single.headers['content-encoding'], single.body]).toEqual([undefined, '{}']);
  });
});

describe('what is not there', () => {
  it.each([
    '/missing.js',
    '/assets/missing.js',
    '/remotes/directory/9.9.9/x.js',
    '/media/ab/1.jpg',
    '/media/',
    '/remotes/directory',
    '/assets/',
  ])('%s is a plain 404 and never a page', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what lies outside or is hidden', () => {
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

describe('a file has one address: it is not served under one', () => {
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

  it('and a file of a release may have an @ in its name, encoded or not', async () => {
    put(join(folders.remotes, 'directory/1.0.0/a@2x.js'), SCRIPT);
    for (const name of ['a@2x.js', 'a%402x.js'])
      expect((await app.inject(`/remotes/directory/1.0.0/${name}`)).statusCode).toBe(200);
  });
});

describe('releases and their registry', () => {
  it.each(['/remotes/directory/1.0.0/remoteEntry.js', '/remotes.json'])(
    'may be fetched from a shell elsewhere: %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );

  it('say where nothing has changed, and send nothing then', async () => {
    const { headers } = await app.inject('/remotes.json');
    const again = await app.inject({ url: '/remotes.json', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });
});

describe('the registry', () => {
  const file = join(folders.remotes, 'remotes.json');
  const ask = (accepted: string, etag?: string) =>
    app.inject({
      url: '/remotes.json',
      headers: { 'accept-encoding': accepted, ...(etag !== undefined && { 'if-none-match': etag }) },
    });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is packed for a browser that takes %s', async (accepted, encoding, unpack) => {
    const plain = await ask('identity');
    const answer = await ask(accepted);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', etag: answer.headers.etag });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(plain.body)).toEqual(registryOf('/', '/agent/:id'));
  });

  it.each(['identity', 'gzip', 'br'])('is not sent again as %s while it is the same', async (accepted) => {
    const { headers } = await ask('br');
    const again = await ask(accepted, headers.etag);
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept-encoding']);
  });

  it('is another one, whole, as soon as its file is', async () => {
    const { headers } = await ask('br');
    put(file, JSON.stringify(registryOf('/', '/news')));
    const answer = await ask('br', headers.etag);
    expect([answer.statusCode, answer.headers.etag === headers.etag]).toEqual([200, false]);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('/news');
  });

  it('goes out without its largest lists where browsers would not read it all', async () => {
    const registry = registryOf('/');
    const [entry] = registry.microFrontends['@naija/directory'] ?? [];
    const large = { ...entry, padding: 'x'.repeat(600_000) };
    put(
      file,
      JSON.stringify({
        ...registry,
        microFrontends: {
          '@naija/rogue': [large, large],
          ...registry.microFrontends,
          '@naija/other': [large],
        },
      }),
    );
    const { body } = await ask('identity');
    expect(Object.keys((JSON.parse(body) as typeof registry).microFrontends)).toEqual([
      '@naija/directory',
      '@naija/other',
    ]);
    expect(Buffer.byteLength(body)).toBeLessThan(1_000_000);
  });

  it('is not there where nothing was published yet', async () => {
    rmSync(file);
    expect((await ask('br')).statusCode).toBe(404);
  });
});

describe('photos', () => {
  it('cannot run anything, whatever they hold', async () => {
    const { headers } = await app.inject('/media/ab/640.jpg');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox/);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  });
});
