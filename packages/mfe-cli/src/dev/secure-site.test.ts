import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOOPBACK_CERTIFICATE } from '../../test/loopback-certificate.ts';
import { proxySite, type SiteProxy } from './site-proxy.ts';

let root: string;
let site: Server;
let proxy: SiteProxy;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'naija-secure-'));
  site = createServer(LOOPBACK_CERTIFICATE).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = `https://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  proxy = await proxySite(address, root, 0, () => Promise.resolve());
});
afterAll(async () => {
  await proxy.close();
  site.closeAllConnections();
  site.close();
  await rm(root, { recursive: true });
});

test('a site whose certificate nobody here knows says so, and how to go on', async () => {
  const response = await fetch(proxy.origin, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(/does not answer: self-signed certificate\. .*NODE_EXTRA_CA_CERTS/);
});
