import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { PAGE_META } from '@naija/contracts/domain/pages';
import { pageTitle } from '@naija/contracts/domain/product';
import Fastify from 'fastify';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { put, registryOf } from '../../../../test/hosted-files.ts';
import { putPages, SHELL } from '../../../../test/hosted-pages.ts';
import { readHead } from '../../../../test/raw-head.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { hosting } from './index.ts';
import { registryReader } from './registry-reader.ts';

const folder = tempFolder();
const { shell, remotes } = foldersIn(folder);
const index = join(shell, 'index.html');
const registryFile = join(remotes, 'remotes.json');
let app: App;

beforeAll(async () => {
  app = await testApp(unreachable(folder), folder);
});
afterAll(() => app.close());
beforeEach(() => {
  putPages(folder);
});

/** A database that nobody runs. */
function unreachable(host: string): Queryable {
  return openDatabase({ host, port: 1, user: 'nobody', database: 'none' }, () => undefined).db;
}

/** Writes a file as of a time that no earlier write of it has. */
let now = 2_000_000_000;
function rewrite(file: string, content: string): void {
  put(file, content);
  now += 1;
  utimesSync(file, now, now);
}

describe('an address of a page', () => {
  it('is known as soon as the registry lists it', async () => {
    const before = (await app.inject('/pricing')).statusCode;
    rewrite(registryFile, JSON.stringify(registryOf('/', '/pricing')));
    expect([before, (await app.inject('/pricing')).statusCode]).toEqual([404, 200]);
  });

  it('stays known while the registry is damaged', async () => {
    await app.inject('/about');
    rewrite(registryFile, '{"schema"');
    expect((await app.inject('/about')).statusCode).toBe(200);
  });

  it('gets the shell of today', async () => {
    const before = await app.inject('/');
    rewrite(index, SHELL.replace('index-abc', 'index-def'));
    const { body, headers } = await app.inject('/');
    expect(body).toBe(before.body.replace('index-abc', 'index-def'));
    expect(headers.etag).not.toBe(before.headers.etag);
  });

  it('says how to build the shell where there is none', async () => {
    rmSync(shell, { recursive: true });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });

  it('gets the shell as it is where that has no title to replace', async () => {
    rewrite(index, '<!doctype html><p>Back soon</p>');
    const { statusCode, body } = await app.inject('/');
    expect([statusCode, body]).toEqual([200, '<!doctype html><p>Back soon</p>']);
  });
});

describe('the title in the raw HTML', () => {
  /** Lists pages with what their release calls them. */
  function listTitles(titles: Record<string, string>): void {
    const listed = registryOf(...Object.keys(titles));
    for (const route of listed.microFrontends['@naija/directory']?.[0]?.extras.routes ?? [])
      route.title = titles[route.path] ?? '';
    rewrite(registryFile, JSON.stringify(listed));
  }

  it.each([
    ['/login', 'Log in'],
    ['/tools/7', 'Tools & "more" <b>'],
  ])('of a page that we know nothing of is what its release calls it: %s', async (path, title) => {
    listTitles({ '/login': 'Log in', '/tools/:id': 'Tools & "more" <b>' });
    const { statusCode, body } = await app.inject(path);
    const { titles, meta } = readHead(body);
    expect([statusCode, titles, meta['og:title']]).toEqual([200, [pageTitle(title)], [pageTitle(title)]]);
    expect(meta['robots']).toEqual(['noindex']);
  });

  it('of a public page is ours, whatever its release calls it', async () => {
    listTitles({ '/about': 'Something else' });
    expect(readHead((await app.inject('/about')).body).titles).toEqual([pageTitle(PAGE_META.about.title)]);
  });
});

describe('while nobody knows which pages there are', () => {
  const other = tempFolder();

  it('no page is called missing: search engines come back', async () => {
    put(join(foldersIn(other).shell, 'index.html'), SHELL);
    const lost = await testApp(unreachable(other), other);
    const { statusCode, headers, body } = await lost.inject('/about');
    await lost.close();
    expect([statusCode, headers['cache-control'], body]).toEqual([503, 'no-store', SHELL]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('while the database cannot be reached', () => {
  it.each(['/trending', '/location/lagos', '/agent/00000000-0000-4000-8000-00000000000a'])(
    '%s still opens, and is kept by nobody',
    async (path) => {
      const { statusCode, headers, body } = await app.inject(path);
      expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', SHELL]);
    },
  );

  it.each(['/', '/about', '/login'])('%s is as always', async (path) => {
    const { statusCode, headers, body } = await app.inject(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('og:title');
  });

  it('or does not answer, a page does not wait for it for long', async () => {
    const waiting = Fastify().withTypeProvider<TypeBoxTypeProvider>();
    const findPage = () => new Promise<never>(() => undefined);
    const registry = registryReader(remotes, () => undefined);
    await hosting(waiting, foldersIn(folder), { findPage, registry, publicUrl: undefined });
    const { statusCode, headers, body } = await waiting.inject('/trending');
    await waiting.close();
    expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', SHELL]);
  });

  it('an unknown state is still unknown', async () => {
    expect((await app.inject('/location/texas')).statusCode).toBe(404);
  });
});

describe('a page that a browser has already', () => {
  it.each([
    (tag: string) => tag,
    (tag: string) => tag.replace('W/', ''),
    (tag: string) => `W/"other", ${tag}`,
    () => '*',
  ])('is not sent again', async (ask) => {
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': ask(String(headers.etag)) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  });

  it('is sent again when it has changed', async () => {
    const again = await app.inject({ url: '/about', headers: { 'if-none-match': 'W/"old"' } });
    expect([again.statusCode, again.body.includes('About us')]).toEqual([200, true]);
  });

  it('is sent whole where there is no such page', async () => {
    const { headers } = await app.inject('/');
    const answer = await app.inject({ url: '/nowhere', headers: { 'if-none-match': headers.etag } });
    expect([answer.statusCode, answer.body.includes('<div id="root">')]).toEqual([404, true]);
  });
});

describe('a page on its way', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is packed for a browser that takes %s', async (accepted, encoding, unpack) => {
    const plain = await app.inject('/');
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.headers.etag).toBe(plain.headers.etag);
    expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
  });

  it('is left out of an answer to a question for the headers alone', async () => {
    const { headers } = await app.inject('/');
    const answer = await app.inject({ method: 'HEAD', url: '/' });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([200, '', headers.etag]);
    expect(answer.headers['content-length']).toBe(headers['content-length']);
  });
});
