import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { put, putHostedFiles, registryOf, SCRIPT } from '../../../../test/hosted-files.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../../test/unreachable-database.ts';

const folder = tempFolder();
const folders = foldersIn(folder);
let app: App;

beforeAll(async () => {
  app = await testApp(unreachableDatabase(), folder);
});
afterAll(() => app.close());
beforeEach(() => {
  rmSync(folders.shell, { recursive: true, force: true });
  putHostedFiles(folders);
  put(join(folders.shell, 'shell.json'), '{}');
});

describe('a file with a hash or a version in its address', () => {
  it.each([
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/remotes/directory/1.0.0/remoteEntry.js', 'public, max-age=31536000, immutable'],
    // The photo of a hidden agent leaves shared caches.
    ['/media/ab/640.jpg', 'public, max-age=31536000, s-maxage=3600, immutable'],
  ])('%s is cached by browsers for ever', async (url, cacheControl) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, cacheControl]);
  });
});

describe('the file of a release that the server runs', () => {
  it.each(['server.js', 'SERVER.js', 'server%2Ejs'])('is not sent as %s', async (name) => {
    put(join(folders.remotes, 'directory/1.0.0/server.js'), SCRIPT);
    put(join(folders.remotes, 'directory/1.0.0/SERVER.js'), SCRIPT);
    const { statusCode, body } = await app.inject(`/remotes/directory/1.0.0/${name}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain(SCRIPT);
  });
});

describe('a file that changes under its address', () => {
  it.each([
    ['/sw.js', /^(text|application)\/javascript/],
    ['/remotes.json', /^application\/json/],
    ['/shell.json', /^application\/json/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/index.html', /^text\/html/],
    ['/', /^text\/html/],
  ])('%s is revalidated, and has its own type', async (url, type) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toMatch(type);
  });

  it('is not sent again while unchanged', async () => {
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a HEAD request', () => {
  it('gets the headers and no body', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/assets/index-abc.js' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, String(SCRIPT.length), '']);
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for a browser that accepts %s is that of the build', async (accepted, encoding, unpack) => {
    for (const url of ['/assets/index-abc.js', '/remotes/directory/1.0.0/remoteEntry.js']) {
      const response = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(response.headers['content-type']).toMatch(/javascript/);
      expect(unpack(response.rawPayload).toString()).toBe(SCRIPT);
    }
  });

  it('is omitted if the browser accepts none or the build made none', async () => {
    const plain = await app.inject('/assets/index-abc.js');
    const single = await app.inject({
      url: '/manifest.webmanifest',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
    expect([single.headers['content-encoding'], single.body]).toEqual([undefined, '{}']);
  });
});

describe('a missing file', () => {
  it.each([
    '/missing.js',
    '/assets/missing.js',
    '/remotes/directory/9.9.9/x.js',
    '/media/ab/1.jpg',
    '/media/',
    '/remotes/directory',
    '/assets/',
  ])('%s is a plain 404, never a page', async (url) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('releases and their registry', () => {
  it.each(['/remotes/directory/1.0.0/remoteEntry.js', '/remotes.json'])(
    'may be fetched from other origins: %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'timing-allow-origin': '*',
      });
      expect(headers['cross-origin-resource-policy']).not.toBe('same-origin');
    },
  );

  it('are revalidated', async () => {
    const { headers } = await app.inject('/remotes.json');
    const again = await app.inject({ url: '/remotes.json', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });
});

describe('the registry', () => {
  const file = join(folders.remotes, 'remotes.json');
  const getRegistry = (accepted: string, etag?: string) =>
    app.inject({
      url: '/remotes.json',
      headers: { 'accept-encoding': accepted, ...(etag !== undefined && { 'if-none-match': etag }) },
    });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is compressed for a browser that accepts %s', async (accepted, encoding, unpack) => {
    const plain = await getRegistry('identity');
    const response = await getRegistry(accepted);
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(response.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', etag: response.headers.etag });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(plain.body)).toEqual(registryOf('/', '/agent/:id'));
  });

  it.each(['identity', 'gzip', 'br'])('is not sent again as %s while unchanged', async (accepted) => {
    const { headers } = await getRegistry('br');
    const again = await getRegistry(accepted, headers.etag);
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept-encoding']);
  });

  it('is sent again as soon as its file changes', async () => {
    const { headers } = await getRegistry('br');
    put(file, JSON.stringify(registryOf('/', '/news')));
    const response = await getRegistry('br', headers.etag);
    expect([response.statusCode, response.headers.etag === headers.etag]).toEqual([200, false]);
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('/news');
  });

  it('omits its largest lists if browsers would reject its size', async () => {
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
    const { body } = await getRegistry('identity');
    expect(Object.keys((JSON.parse(body) as typeof registry).microFrontends)).toEqual([
      '@naija/directory',
      '@naija/other',
    ]);
    expect(Buffer.byteLength(body)).toBeLessThan(1_000_000);
  });

  it('responds 404 before the first release', async () => {
    rmSync(file);
    expect((await getRegistry('br')).statusCode).toBe(404);
  });
});

describe('photos', () => {
  it('cannot run scripts, whatever they contain', async () => {
    const { headers } = await app.inject('/media/ab/640.jpg');
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  });
});
