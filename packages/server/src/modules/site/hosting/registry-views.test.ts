import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteNames, type Registry } from '@naija/contracts/remote/registry';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { put } from '../../../../test/hosted-files.ts';
import { manyRemotes } from '../../../../test/many-remotes.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../../test/unreachable-database.ts';
import { BUILT_SHELL } from '../../../../test/use-rendered-site.ts';

const MANY = manyRemotes(1_000);
const folder = tempFolder();
const { shell, remotes } = foldersIn(folder);
let app: App;

beforeAll(async () => {
  app = await testApp(unreachableDatabase(), folder);
  put(join(shell, 'index.html'), BUILT_SHELL);
});
afterAll(() => app.close());

function list(registry: Registry): void {
  put(join(remotes, 'remotes.json'), JSON.stringify(registry));
}

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(200);
  const isPart = response.headers['x-registry-part'] !== undefined;
  return { names: remoteNames(response.json<Registry>()), isPart, body: response.body };
}

/** Registry lists that a new browser loads for a page. */
async function firstVisit(path: string) {
  const page = await app.inject(path);
  const addresses = [...page.body.matchAll(/as="fetch" crossorigin href="([^"]+)"/g)].map(
    ([, url = '']) => url,
  );
  const [address = ''] = addresses;
  const sent = await app.inject({ url: address, headers: { 'accept-encoding': 'br' } });
  return { address, requests: addresses.length, bytes: sent.rawPayload.length };
}

describe('a site with only core remotes', () => {
  beforeAll(() => {
    list(manyRemotes(3));
  });

  it.each(['', '?path=/r2', '?names=r1', '?names='])(
    'sends its whole registry, even if a request asks for a part: %j',
    async (query) => {
      const { names, isPart, body } = await get(`/remotes.json${query}`);
      expect([names.length, isPart]).toEqual([3, false]);
      expect(body).toBe(JSON.stringify(manyRemotes(3)));
    },
  );

  it('has one address for every page, so that they share what is cached', async () => {
    expect((await firstVisit('/r2/3')).address).toBe('/remotes.json');
  });
});

describe('a site with a fourth remote', () => {
  beforeAll(() => {
    list(manyRemotes(4));
  });

  it('does not send its list to pages of the others, which share one address', async () => {
    for (const path of ['/r0', '/r2/3'])
      expect((await firstVisit(path)).address).toBe('/remotes.json?names=');
    const { names, isPart } = await get('/remotes.json?names=');
    expect([names, isPart]).toEqual([['r0', 'r1', 'r2'], true]);
  });

  it('costs visitors of the others as much as without it', async () => {
    const { bytes } = await firstVisit('/r0');
    list(manyRemotes(3));
    expect(bytes).toBeLessThan(1.02 * (await firstVisit('/r0')).bytes);
    list(manyRemotes(4));
  });

  it('sends its list with its own pages', async () => {
    const { address } = await firstVisit('/r3');
    expect((await get(address)).names).toEqual(['r0', 'r1', 'r2', 'r3']);
  });
});

describe('a site with 1,000 remotes', () => {
  beforeAll(() => {
    list(MANY);
  });

  it.each([
    ['?path=/r999/3', ['r0', 'r1', 'r2', 'r999']],
    ['?path=/R999/ALL/', ['r0', 'r1', 'r2', 'r999']],
    ['?path=/r2', ['r0', 'r1', 'r2']],
    ['?path=/unknown', ['r0', 'r1', 'r2']],
    ['?names=', ['r0', 'r1', 'r2']],
    ['?names=r500,r4,unknown,r4,__proto__', ['r0', 'r1', 'r2', 'r4', 'r500']],
    ['?path=/r999&names=r4', ['r0', 'r1', 'r2', 'r4', 'r999']],
  ])('gives who asks %s the lists of the remotes %j', async (query, wanted) => {
    const { names, isPart } = await get(`/remotes.json${query}`);
    expect([names, isPart]).toEqual([wanted, true]);
  });

  it('sends installed shells, which ask for everything, as much as they read', async () => {
    const { names, isPart, body } = await get('/remotes.json');
    expect([names.slice(0, 3), isPart]).toEqual([['r0', 'r1', 'r2'], true]);
    expect(names.length).toBeLessThanOrEqual(100);
    expect(body.length).toBeGreaterThan(900_000);
    expect(body.length).toBeLessThanOrEqual(1_000_000);
  });

  it('sends each list as it was signed', async () => {
    const { body } = await get('/remotes.json?names=r999');
    expect(body).toContain(`"@naija/r999":${JSON.stringify(MANY.microFrontends['@naija/r999'])}`);
  });

  it.each([
    `names=${Array.from({ length: 7 }, (_, index) => `r${String(index)}`).join()}`,
    `path=/${'x'.repeat(2_000)}`,
  ])('refuses a query for more than browsers read at once: %.30s', async (query) => {
    expect((await app.inject(`/remotes.json?${query}`)).statusCode).toBe(400);
  });

  it('costs the first visit of a page as much as one with three remotes', async () => {
    const core = await firstVisit('/r0/3');
    const last = await firstVisit('/r999/3');
    list(manyRemotes(3));
    const few = await firstVisit('/r0/3');
    list(MANY);
    expect([core.requests, last.requests, few.requests]).toEqual([1, 1, 1]);
    expect(core.bytes).toBeLessThan(1.1 * few.bytes);
    // The page adds its own list to the three of every page.
    expect(last.bytes).toBeLessThan((1.1 * few.bytes * 4) / 3);
  });

  it('names one address for all addresses of a page', async () => {
    expect((await firstVisit('/r999/3')).address).toBe('/remotes.json?path=/r999/:id');
    expect((await firstVisit('/r999/4')).address).toBe('/remotes.json?path=/r999/:id');
  });

  it('sends a list again once it was switched, and not when another was', async () => {
    const ask = (etag?: string) =>
      app.inject({
        url: '/remotes.json?path=/r999',
        headers: { ...(etag !== undefined && { 'if-none-match': etag }) },
      });
    const { etag } = (await ask()).headers;
    const { microFrontends, schema } = MANY;
    const switched = (name: string) => {
      list({ schema, microFrontends: { ...microFrontends, [name]: microFrontends[name]?.slice(1) ?? [] } });
    };
    switched('@naija/r500');
    expect((await ask(etag)).statusCode).toBe(304);
    switched('@naija/r999');
    expect((await ask(etag)).statusCode).toBe(200);
    list(MANY);
  });

  it('responds 404 without a registry, whatever is requested', async () => {
    rmSync(join(remotes, 'remotes.json'));
    expect((await app.inject('/remotes.json?path=/r0')).statusCode).toBe(404);
    list(MANY);
  });
});
