import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxiedSite, type ProxiedSite } from '../../test/proxied-site.ts';
import { WATCHED_BUILD } from './watch-build.ts';

const PAGE = '<!doctype html><html><head><title>Site</title></head></html>';

let site: ProxiedSite;

beforeAll(async () => {
  const server = createServer(({ url, headers }, response) => {
    if (url === '/api/v1/who') response.end(headers.origin);
    else response.writeHead(200, { 'content-type': 'text/html', etag: '"1"', 'set-cookie': 'a=b' }).end(PAGE);
  });
  site = await startProxiedSite(server, 'http');
  await mkdir(path.join(site.root, WATCHED_BUILD), { recursive: true });
  await writeFile(path.join(site.root, WATCHED_BUILD, 'release.json'), '{"name":"sample"}');
});
afterAll(async () => {
  await site.close();
});

test('a page of the site may load a remote from this machine', async () => {
  const response = await fetch(`${site.proxy.origin}/about`, { headers: { accept: 'text/html' } });
  expect(response.headers.get('set-cookie')).toBe('a=b');
  expect(await response.text()).toBe(
    PAGE.replace('<head>', '<head><meta name="naija-remote-overrides" content="allowed" />'),
  );
});

test('the release that is built here is served beside it', async () => {
  const response = await fetch(`${site.proxy.release}/release.json`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ name: 'sample' });
});

test('an open page receives each build, and loads the entry of that build', async () => {
  await writeFile(path.join(site.root, WATCHED_BUILD, 'remoteEntry.js'), 'export const built = 1;');
  const textOf = async (file: string) => (await fetch(`${site.proxy.release}/${file}`)).text();
  expect(await textOf('remoteEntry.js')).toContain("new URL('builds', import.meta.url)");
  expect(await textOf('remoteEntry.js?build=5')).toBe('export const built = 1;');

  const { headers, body } = await fetch(`${site.proxy.release}/builds`);
  expect(headers.get('content-type')).toBe('text/event-stream');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  site.built({ build: 5, isReloadNeeded: false });
  expect((await reader?.read())?.value).toBe('data: {"build":5,"isReloadNeeded":false}\n\n');
  await reader?.cancel();
});

test('calls reach the site as those of its own pages do', async () => {
  const response = await fetch(`${site.proxy.origin}/api/v1/who`, {
    method: 'POST',
    headers: { origin: site.proxy.origin },
  });
  expect(await response.text()).toBe(site.address);
});

test('the worker of the site, which would serve its own release, is not installed', async () => {
  expect((await fetch(`${site.proxy.origin}/sw.js`)).status).toBe(404);
});

test('an address that begins with two slashes does not send the cookies of the site to another host', async () => {
  const response = await fetch(`${site.proxy.origin}//127.0.0.1:1/about`, {
    headers: { accept: 'text/html' },
  });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, 'a=b']);
});
