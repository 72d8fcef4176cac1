import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proxySite, type SiteProxy } from './site-proxy.ts';
import { WATCHED_BUILD } from './watch-build.ts';

const PAGE = '<!doctype html><html><head><title>Site</title></head></html>';

let site: Server;
let address: string;
let root: string;
let proxy: SiteProxy;

beforeAll(async () => {
  site = createServer(({ url, headers }, response) => {
    if (url === '/api/v1/who') response.end(headers.origin);
    else response.writeHead(200, { 'content-type': 'text/html', etag: '"1"', 'set-cookie': 'a=b' }).end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  address = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  root = await mkdtemp(path.join(tmpdir(), 'naija-proxy-'));
  await mkdir(path.join(root, WATCHED_BUILD), { recursive: true });
  await writeFile(path.join(root, WATCHED_BUILD, 'release.json'), '{"name":"sample"}');
  proxy = await proxySite(address, root, 0, () => Promise.resolve());
});
afterAll(async () => {
  await proxy.close();
  site.closeAllConnections();
  site.close();
  await rm(root, { recursive: true });
});

test('a page of the site may take a remote from this machine', async () => {
  const response = await fetch(`${proxy.origin}/about`, { headers: { accept: 'text/html' } });
  expect(response.headers.get('set-cookie')).toBe('a=b');
  expect(await response.text()).toBe(
    PAGE.replace('<head>', '<head><meta name="naija-remote-overrides" content="allowed" />'),
  );
});

test('the release that is built here is served beside it', async () => {
  const response = await fetch(`${proxy.release}/release.json`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ name: 'sample' });
});

test('calls reach the site as those of its own pages do', async () => {
  const response = await fetch(`${proxy.origin}/api/v1/who`, {
    method: 'POST',
    headers: { origin: proxy.origin },
  });
  expect(await response.text()).toBe(address);
});

test('the worker of the site, which would serve its own release, is not installed', async () => {
  expect((await fetch(`${proxy.origin}/sw.js`)).status).toBe(404);
});

test('an address that begins with two slashes leads to no other host, which would get the cookies of the site', async () => {
  const response = await fetch(`${proxy.origin}//127.0.0.1:1/about`, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, 'a=b']);
});
