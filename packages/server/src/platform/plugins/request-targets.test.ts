import { isErrorBody } from '@naija/contracts/http/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import type { App } from '../http/app-type.ts';
import { MAX_PATH_BYTES, MAX_QUERY_BYTES } from '../http/request-target.ts';
import { testApp } from '../../../test/app.ts';
import { putPages } from '../../../test/hosted-pages.ts';
import { sendRaw, statusesOf } from '../../../test/raw-socket.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { leastTime } from '../../../test/timing.ts';

const folder = tempFolder();
const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
let app: App;

beforeAll(async () => {
  putPages(folder);
  app = await testApp(db, folder);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const path = (bytes: number) => `/${'x'.repeat(bytes - 1)}`;
const ask = (target: string, ...headers: string[]) =>
  sendRaw(app, [`GET ${target} HTTP/1.1`, 'connection: close', ...headers, '', ''].join('\r\n'));

describe('an address', () => {
  it.each(['', '/api/v1/user', '/media', '/remotes/a/1', '/dev', '/%'])(
    'below %j that is too long gets 414 with a message',
    async (start) => {
      const answer = await app.inject(start + path(MAX_PATH_BYTES + 1));
      expect([answer.statusCode, answer.json()]).toEqual([
        414,
        { message: expect.stringContaining('This address is too long') as string, code: 'uri_too_long' },
      ]);
    },
  );

  it('of the maximum length is looked up', async () => {
    expect((await app.inject(path(MAX_PATH_BYTES))).statusCode).toBe(404);
  });

  it('of nothing but slashes is routed in a few milliseconds', async () => {
    const url = `${'/'.repeat(MAX_PATH_BYTES - 1)}x`;
    expect(await leastTime(50, () => app.inject(url))).toBeLessThan(50);
  });

  it.each(['GET', 'HEAD', 'POST', 'OPTIONS'] as const)('gets 414 for %s as well', async (method) => {
    const { statusCode, headers } = await app.inject({ method, url: path(MAX_PATH_BYTES + 1) });
    expect([statusCode, headers['x-content-type-options']]).toEqual([414, 'nosniff']);
  });

  it('may have a query of up to 8,192 bytes', async () => {
    const statuses = [];
    for (const bytes of [MAX_QUERY_BYTES, MAX_QUERY_BYTES + 1])
      statuses.push((await app.inject(`/?q=${'x'.repeat(bytes - 2)}`)).statusCode);
    expect(statuses).toEqual([200, 414]);
  });

  it('that is too long shows browsers a page with a link to the home page', async () => {
    const { headers, body } = await app.inject({
      url: path(MAX_PATH_BYTES + 1),
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1>This address is too long.');
    expect(body).toContain('<a href="/">');
  });

  it('that exceeds the limit of all headers gets 431 from the parser', async () => {
    const answer = await ask(path(17_000), 'host: x');
    expect([statusesOf(answer), isErrorBody(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))]).toEqual([
      [431],
      true,
    ]);
  });
});

describe('the host of a request', () => {
  it.each([
    ['two hosts', '/', ['host: agents.example', 'Host: evil.example']],
    ['one host twice', '/', ['host: agents.example', 'host: agents.example']],
    ['two hosts in one', '/', ['host: agents.example, evil.example']],
    ['no host', '/', []],
    ['a host with a path', '/', ['host: agents.example/evil']],
    ['a host with a user', '/', ['host: user@evil.example']],
    ['a host with markup', '/', ['host: a"><script>']],
    ['another host in its target', 'http://evil.example/', ['host: agents.example']],
    ['another port in its target', 'http://agents.example:8080/', ['host: agents.example']],
    ['a user in its target', 'http://agents.example@evil.example/', ['host: agents.example']],
    ['a target of another scheme', 'ftp://agents.example/', ['host: agents.example']],
    ['a target that is not a path', 'healthz', ['host: agents.example']],
    ['the whole server as its target', '*', ['host: agents.example']],
  ])('is ambiguous with %s: 400, and the connection ends', async (_, target, headers) => {
    const answer = await ask(target, ...headers);
    expect(statusesOf(answer)).toEqual([400]);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
  });

  it.each([
    ['/healthz', 'agents.example'],
    ['/healthz', 'agents.example.:8443'],
    ['/healthz', '[::1]:3000'],
    ['/healthz', 'naija_server:3000'],
    ['/healthz', ''],
    ['http://agents.example/healthz', 'Agents.Example'],
    ['HTTP://agents.example:3000/healthz?x=http://evil.example', 'agents.example:3000'],
  ])('is accepted for %s and the host %j', async (target, host) => {
    expect(statusesOf(await ask(target, `host: ${host}`))).toEqual([200]);
  });

  it('is not required of HTTP/1.0 clients', async () => {
    expect(statusesOf(await sendRaw(app, 'GET /healthz HTTP/1.0\r\n\r\n'))).toEqual([200]);
  });
});
