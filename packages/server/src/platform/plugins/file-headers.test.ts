import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foldersIn, testApp } from '../../../test/app.ts';
import { put, putHostedFiles, SCRIPT } from '../../../test/hosted-files.ts';
import { sendRaw } from '../../../test/raw-socket.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../test/unreachable-database.ts';
import type { App } from '../http/app-type.ts';

const folder = tempFolder();
const folders = foldersIn(folder);
const RELEASE = '/remotes/directory/1.0.0';
/** Bytes; more than that is longer than many of the files. */
const MAX_HEAD = 400;
const ALWAYS = [
  'cache-control',
  'content-length',
  'content-type',
  'date',
  'x-content-type-options',
  'x-naija',
];
const SHARED = ['access-control-allow-origin', 'timing-allow-origin'];
const COMPRESSED = ['content-encoding', 'vary'];
const POLICY = ['content-security-policy'];
let app: App;

beforeAll(async () => {
  app = await testApp(unreachableDatabase(), folder);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  putHostedFiles(folders);
  for (const file of [
    'a.css',
    'a.woff2',
    'a.json',
    'a.png',
    'a.svg',
    'a.html',
    'a.txt',
    'a.wasm',
    'server.txt',
  ])
    put(join(folders.remotes, 'directory/1.0.0', file), SCRIPT);
  put(join(folders.shell, 'assets/a.woff2'), SCRIPT);
});

/** The head of a response as it is on the network. */
async function headOf(url: string): Promise<{ bytes: number; lines: string[] }> {
  const answer = await sendRaw(
    app,
    `GET ${url} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nSec-Fetch-Site: same-origin\r\n\r\n` +
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  const [head = ''] = answer.split('\r\n\r\n', 1);
  expect(head).toMatch(/^HTTP\/1.1 200 /);
  return { bytes: head.length + 4, lines: head.split('\r\n').slice(1) };
}

const namesOf = (lines: readonly string[]) =>
  lines.map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '').sort();

describe('of a file that never changes, a browser gets the headers that its type needs', () => {
  it.each([
    ['/assets/index-abc.js', [...COMPRESSED, ...POLICY]],
    ['/assets/a.woff2', ['vary']],
    [`${RELEASE}/remoteEntry.js`, [...COMPRESSED, ...POLICY, ...SHARED]],
    [`${RELEASE}/a.css`, ['vary', ...SHARED]],
    [`${RELEASE}/a.woff2`, ['vary', ...SHARED]],
    [`${RELEASE}/a.json`, ['vary', ...SHARED]],
    [`${RELEASE}/a.png`, ['vary', ...SHARED]],
    [`${RELEASE}/a.wasm`, ['vary', ...SHARED]],
    [`${RELEASE}/a.svg`, ['vary', 'referrer-policy', ...POLICY, ...SHARED]],
    [`${RELEASE}/a.html`, ['vary', 'referrer-policy', ...POLICY, ...SHARED]],
    [`${RELEASE}/a.txt`, ['vary', 'referrer-policy', ...POLICY, ...SHARED]],
    ['/media/ab/640.jpg', ['accept-ranges', 'cross-origin-resource-policy', 'etag', 'vary']],
  ])('%s', async (url, more) => {
    const { bytes, lines } = await headOf(url);
    expect(namesOf(lines)).toEqual([...ALWAYS, ...more].sort());
    if (!more.includes('referrer-policy')) expect(bytes).toBeLessThanOrEqual(MAX_HEAD);
  });

  it('a script that is started as a worker connects to its site only, and evaluates no text', async () => {
    const { headers } = await app.inject(`${RELEASE}/remoteEntry.js`);
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('a script that has not changed keeps its policy', async () => {
    const headers = { 'if-modified-since': new Date().toUTCString() };
    const answer = await app.inject({ url: `${RELEASE}/remoteEntry.js`, headers });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).not.toHaveProperty('content-security-policy');
  });

  it('a document may do nothing', async () => {
    const { headers } = await app.inject(`${RELEASE}/a.svg`);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });
});

it('a file of a site with HTTPS says so, as every response does', async () => {
  const site = await testApp(unreachableDatabase(), folder, { publicUrl: 'https://agents.example' });
  const { headers } = await site.inject('/assets/index-abc.js');
  await site.close();
  expect(headers).toHaveProperty('strict-transport-security');
});

it.each(['/', '/index.html', '/sw.js', '/remotes.json'])(
  '%s, which may change, keeps all headers',
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      etag: expect.any(String) as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-naija': '1',
    });
  },
);

it('a missing file keeps all headers', async () => {
  const { headers } = await app.inject('/assets/missing.js');
  expect(headers).toHaveProperty('x-frame-options', 'DENY');
});
