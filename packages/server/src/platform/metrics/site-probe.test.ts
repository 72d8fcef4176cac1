import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { CLOSED_PORT, freePort } from '../../../test/free-port.ts';
import { sumOf } from '../../../test/scrape.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const EXPORTER = 'prometheus-blackbox-exporter';
const MODULES = fileURLToPath(new URL('../../../../../docs/deploy/prometheus/blackbox.yml', import.meta.url));
const DAY_SECONDS = 24 * 3_600;
const isMissing = [EXPORTER, 'openssl'].some((program) => spawnSync(program, ['--version']).error);
const why = isMissing ? ` (skipped: needs ${EXPORTER} and openssl)` : '';

const folder = tempFolder();
const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
const closers: (() => Promise<unknown>)[] = [];
let page = { status: 200, body: '<title>NaijaAgents</title>' };
let site = '';

/** Starts the exporter with our modules; `trusted` is an authority that a browser would trust. */
async function startExporter(trusted?: string): Promise<string> {
  const config = parse(readFileSync(MODULES, 'utf8')) as { modules: { site: { http: object } } };
  if (trusted !== undefined) Object.assign(config.modules.site.http, { tls_config: { ca_file: trusted } });
  const port = await freePort();
  const file = join(folder, `blackbox-${String(port)}.yml`);
  writeFileSync(file, stringify(config));
  const address = `127.0.0.1:${String(port)}`;
  const child = spawn(EXPORTER, [`--config.file=${file}`, `--web.listen-address=${address}`], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  closers.push(() => {
    child.kill();
    return ended;
  });
  await vi.waitFor(() => fetch(`http://${address}/-/healthy`), { timeout: 60_000, interval: 50 });
  return `http://${address}`;
}

async function probe(exporter: string, module: 'site' | 'certificate', target = site) {
  const response = await fetch(`${exporter}/probe?${new URLSearchParams({ module, target }).toString()}`);
  const text = await response.text();
  const expiry = sumOf(text, 'probe_ssl_earliest_cert_expiry');
  return {
    success: sumOf(text, 'probe_success'),
    days: expiry === undefined ? undefined : Math.ceil((expiry - Date.now() / 1_000) / DAY_SECONDS),
  };
}

describe.skipIf(isMissing)(`A probe of the site${why}`, () => {
  let browser: string;
  let untrusting: string;

  beforeAll(async () => {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
        ...['-days', '5', '-keyout', key, '-out', certificate],
        ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ],
      { stdio: 'ignore' },
    );
    const server = createServer(
      { cert: readFileSync(certificate), key: readFileSync(key) },
      (_request, response) => response.writeHead(page.status).end(page.body),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    site = `https://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    [browser, untrusting] = await Promise.all([startExporter(certificate), startExporter()]);
  });
  afterAll(() => Promise.all(closers.map((close) => close())));

  it('finds a page of ours, and a certificate that expires in five days', async () => {
    expect(await probe(browser, 'site')).toEqual({ success: 1, days: 5 });
    expect(await probe(browser, 'certificate')).toEqual({ success: 1, days: 5 });
  });

  it('fails where the server responds with an error, or the page is not ours', async () => {
    for (const wrong of [
      { status: 503, body: 'NaijaAgents' },
      { status: 200, body: 'This domain is for sale' },
    ]) {
      page = wrong;
      expect(await probe(browser, 'site')).toMatchObject({ success: 0 });
    }
  });

  it('fails where browsers refuse the certificate, and still reports when that expires', async () => {
    page = { status: 200, body: 'NaijaAgents' };
    expect(await probe(untrusting, 'site')).toEqual({ success: 0, days: undefined });
    expect(await probe(untrusting, 'certificate')).toEqual({ success: 1, days: 5 });
  });

  it('fails where nothing listens', async () => {
    expect(await probe(browser, 'site', `https://127.0.0.1:${String(CLOSED_PORT)}/`)).toEqual({
      success: 0,
      days: undefined,
    });
  });
});
