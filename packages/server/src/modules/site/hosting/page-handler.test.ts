import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { PAGE_META } from '@naija/contracts/domain/pages';
import { pageTitle } from '@naija/contracts/domain/product';
import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { put, registryOf } from '../../../../test/hosted-files.ts';
import { putPages, SHELL } from '../../../../test/hosted-pages.ts';
import { readHead } from '../../../../test/page-head.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../../test/unreachable-database.ts';
import { hostingRoutes } from './routes.ts';
import { createRegistryReader } from './registry-reader.ts';

const folder = tempFolder();
const { shell, remotes } = foldersIn(folder);
const index = join(shell, 'index.html');
const registryFile = join(remotes, 'remotes.json');
let app: App;

beforeAll(async () => {
  app = await testApp(unreachableDatabase(), folder);
});
afterAll(() => app.close());
beforeEach(() => {
  putPages(folder);
});

/** Each write gets another modification time. */
let now = 2_000_000_000;
function rewrite(file: string, content: string): void {
  put(file, content);
  now += 1;
  utimesSync(file, now, now);
}

describe('the path of a page', () => {
  it('is known once the registry lists it', async () => {
    const before = (await app.inject('/pricing')).statusCode;
    rewrite(registryFile, JSON.stringify(registryOf('/', '/pricing')));
    expect([before, (await app.inject('/pricing')).statusCode]).toEqual([404, 200]);
  });

  it('stays known while the registry is damaged', async () => {
    await app.inject('/about');
    rewrite(registryFile, '{"schema"');
    expect((await app.inject('/about')).statusCode).toBe(200);
  });

  it('may have the inline styles of the shell, and no others', async () => {
    const style = 'body { margin: 0 }';
    rewrite(index, SHELL.replace('</head>', `<style>${style}</style></head>`));
    const hash = createHash('sha256').update(style).digest('base64');
    for (const path of ['/', '/index.html', '/no/such/page']) {
      const policy = String((await app.inject(path)).headers['content-security-policy']);
      expect(policy, path).toContain(`style-src 'sha256-${hash}' 'self' `);
    }
    expect((await app.inject('/remotes.json')).headers['content-security-policy']).not.toContain(hash);
  });

  it('gets the latest shell', async () => {
    const before = await app.inject('/');
    rewrite(index, SHELL.replace('index-abc', 'index-def'));
    const { body, headers } = await app.inject('/');
    expect(body).toBe(before.body.replace('index-abc', 'index-def'));
    expect(headers.etag).not.toBe(before.headers.etag);
  });

  it('says how to build a missing shell', async () => {
    rmSync(shell, { recursive: true });
    const response = await app.inject('/');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
  });

  it('gets the shell unchanged if it has no title', async () => {
    rewrite(index, '<!doctype html><p>Back soon</p>');
    const { statusCode, body } = await app.inject('/');
    expect([statusCode, body]).toEqual([200, '<!doctype html><p>Back soon</p>']);
  });
});

describe('the title in the raw HTML', () => {
  /** Lists pages with the titles of their release. */
  function listTitles(titles: Record<string, string>): void {
    const listed = registryOf(...Object.keys(titles));
    for (const route of listed.microFrontends['@naija/directory']?.[0]?.extras.routes ?? [])
      route.title = titles[route.path] ?? '';
    rewrite(registryFile, JSON.stringify(listed));
  }

  it.each([
    ['/login', 'Log in'],
    ['/tools/7', 'Tools & "more" <b>'],
  ])('of an unknown page is the title in its release: %s', async (path, title) => {
    listTitles({ '/login': 'Log in', '/tools/:id': 'Tools & "more" <b>' });
    const { statusCode, body } = await app.inject(path);
    const { titles, meta } = readHead(body);
    expect([statusCode, titles, meta['og:title']]).toEqual([200, [pageTitle(title)], [pageTitle(title)]]);
    expect(meta['robots']).toEqual(['noindex']);
  });

  it('of a public page is the server’s own', async () => {
    listTitles({ '/about': 'Something else' });
    expect(readHead((await app.inject('/about')).body).titles).toEqual([pageTitle(PAGE_META.about.title)]);
  });
});

describe('while the registry is missing', () => {
  const other = tempFolder();

  it('pages answer 503, so that search engines come back', async () => {
    put(join(foldersIn(other).shell, 'index.html'), SHELL);
    const lost = await testApp(unreachableDatabase(), other);
    const { statusCode, headers, body } = await lost.inject('/about');
    await lost.close();
    expect([statusCode, headers['cache-control'], body]).toEqual([503, 'no-store', SHELL]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('while the database is unreachable', () => {
  it.each(['/trending', '/location/lagos', '/agent/00000000-0000-4000-8000-00000000000a'])(
    '%s still opens, uncached',
    async (path) => {
      const { statusCode, headers, body } = await app.inject(path);
      expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', SHELL]);
    },
  );

  it.each(['/', '/about', '/login'])('%s is unaffected', async (path) => {
    const { statusCode, headers, body } = await app.inject(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('og:title');
  });

  it('a page waits no longer than its timeout', async () => {
    const waiting = Fastify().withTypeProvider<TypeBoxTypeProvider>();
    const resolvePage = () => new Promise<never>(() => undefined);
    const registry = createRegistryReader(remotes, () => undefined);
    await hostingRoutes(waiting, foldersIn(folder), {
      sendPhoto: async (reply) => reply,
      sendCard: async (reply) => reply,
      resolvePage,
      registry,
      publicUrl: undefined,
      databaseTimeoutMs: 20,
    });
    const { statusCode, headers, body } = await waiting.inject('/trending');
    await waiting.close();
    expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', SHELL]);
  });

  it('the page of an unknown state is still answered with 404', async () => {
    expect((await app.inject('/location/texas')).statusCode).toBe(404);
  });
});

describe('a cached page', () => {
  it.each([
    (tag: string) => tag,
    (tag: string) => tag.replace('W/', ''),
    (tag: string) => `W/"other", ${tag}`,
    () => '*',
  ])('is revalidated', async (condition) => {
    const { headers } = await app.inject('/');
    const again = await app.inject({
      url: '/',
      headers: { 'if-none-match': condition(String(headers.etag)) },
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  });

  it('is sent again after a change', async () => {
    const again = await app.inject({ url: '/about', headers: { 'if-none-match': 'W/"old"' } });
    expect([again.statusCode, again.body.includes('About us')]).toEqual([200, true]);
  });

  it('is sent whole if the page does not exist', async () => {
    const { headers } = await app.inject('/');
    const response = await app.inject({ url: '/nowhere', headers: { 'if-none-match': headers.etag } });
    expect([response.statusCode, response.body.includes('<div id="root">')]).toEqual([404, true]);
  });
});

describe('a page', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for a browser that accepts %s', async (accepted, encoding, unpack) => {
    const plain = await app.inject('/');
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(response.headers.etag).toBe(plain.headers.etag);
    expect(unpack(response.rawPayload).toString()).toBe(plain.body);
  });

  it('is left out of the response to HEAD', async () => {
    const { headers } = await app.inject('/');
    const response = await app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([200, '', headers.etag]);
    expect(response.headers['content-length']).toBe(headers['content-length']);
  });
});
