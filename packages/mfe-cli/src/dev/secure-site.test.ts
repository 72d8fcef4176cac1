import { createServer } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOOPBACK_CERTIFICATE } from '../../test/loopback-certificate.ts';
import { startProxiedSite, type ProxiedSite } from '../../test/proxied-site.ts';

let site: ProxiedSite;

beforeAll(async () => {
  site = await startProxiedSite(createServer(LOOPBACK_CERTIFICATE), 'https');
});
afterAll(async () => {
  await site.close();
});

test('a site with an unknown certificate is reported, with what to do', async () => {
  const response = await fetch(site.proxy.origin, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(/does not answer: self-signed certificate\. .*NODE_EXTRA_CA_CERTS/);
});
