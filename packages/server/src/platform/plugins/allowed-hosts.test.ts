import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import type { App } from '../http/app-type.ts';
import { testApp } from '../../../test/app.ts';
import { putPages } from '../../../test/hosted-pages.ts';
import { sendRaw, statusesOf } from '../../../test/raw-socket.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();
const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
const development = { mailbox: true, remoteOverrides: true, enforceAllowedHosts: true };
let app: App;

beforeAll(async () => {
  putPages(folder);
  app = await testApp(db, folder, { ...development, publicUrl: 'https://team.example' });
});
afterAll(() => app.close());

const PATHS = ['/about', '/index.html', '/healthz'];

describe('a server in development', () => {
  it.each([
    'localhost:3000',
    'LocalHost',
    'localhost.:3000',
    'naija.localhost:3000',
    '127.0.0.1:3000',
    '127.9.9.9',
    '[::1]:3000',
    'team.example',
    'TEAM.example.:3000',
  ])('accepts the host %s', async (host) => {
    for (const url of PATHS)
      expect([url, (await app.inject({ url, headers: { host } })).statusCode]).toEqual([url, 200]);
  });

  it.each([
    'evil.example:3000',
    'localhost.evil.example',
    'evil-localhost:3000',
    '127.0.0.1.evil.example',
    '192.168.0.7:3000',
    '[::2]:3000',
    '[fe80::1]',
    '0.0.0.0:3000',
    'team.example.evil.example',
  ])('rejects the host %s, which could be DNS rebinding', async (host) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json', ...PATHS]) {
      const { statusCode, body } = await app.inject({ url, headers: { host } });
      expect([url, statusCode, JSON.parse(body)]).toEqual([
        url,
        403,
        { message: expect.stringContaining('ALLOW_REMOTE_DEVELOPMENT=on') as string, code: 'forbidden' },
      ]);
    }
  });

  it.each(['/dev/mailbox', '/dev/mailbox.json', '/%64ev/mailbox.json'])(
    'serves %s, where everybody’s mail is, to loopback only',
    async (url) => {
      const statusUnder = async (host: string) => (await app.inject({ url, headers: { host } })).statusCode;
      expect(await statusUnder('team.example')).toBe(403);
      expect(await statusUnder('localhost')).not.toBe(403);
    },
  );

  it('allows no scripts under a foreign host', async () => {
    const { headers } = await app.inject({ url: '/about', headers: { host: 'evil.example' } });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  it('shows browsers an error page', async () => {
    const headers = { host: 'evil.example', accept: 'text/html' };
    const { body } = await app.inject({ url: '/about', headers });
    expect(body).toContain('<h1>This server is in development and answers under localhost only.');
  });

  it('rejects requests without a host', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(statusesOf(await sendRaw(app, 'GET /dev/mailbox HTTP/1.0\r\n\r\n'))).toEqual([403]);
  });

  it('accepts any host where that is allowed', async () => {
    const open = await testApp(db, folder, { ...development, enforceAllowedHosts: false });
    const { statusCode } = await open.inject({ url: '/about', headers: { host: 'evil.example' } });
    await open.close();
    expect(statusCode).toBe(200);
  });
});
