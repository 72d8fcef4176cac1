import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { openDatabase } from '../../database/database.ts';
import type { App } from '../http/app-type.ts';
import { testApp } from '../../../test/app.ts';
import { putPages } from '../../../test/hosted-pages.ts';
import { sendRaw } from '../../../test/raw-socket.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();
const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
let app: App;

beforeAll(async () => {
  putPages(folder);
  app = await testApp(db, folder);
});
afterAll(() => app.close());

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types shell-sw photo-worker',
  'report-to policy',
  'report-uri /api/v1/report/policy',
];

describe('every answer', () => {
  it.each(['/', '/healthz', '/remotes.json', '/api/v1/unknown'])(
    'has the security headers: %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(String(headers['content-security-policy']).split(';')).toEqual(POLICY);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
    },
  );
});

describe('a page', () => {
  it('may use only the device features that the product needs', async () => {
    const permissions = String((await app.inject('/')).headers['permissions-policy']).split(', ');
    expect(permissions).toEqual(expect.arrayContaining(['camera=()', 'microphone=()']));
    expect(permissions.filter((permission) => !permission.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
      'geolocation=(self)',
      'otp-credentials=(self)',
    ]);
  });

  it('names the endpoint for violation reports; other responses do not', async () => {
    const named = (url: string) => app.inject(url).then(({ headers }) => headers['reporting-endpoints']);
    expect(await named('/')).toBe('policy="/api/v1/report/policy"');
    expect(await named('/healthz')).toBeUndefined();
  });
});

async function directives(options: Partial<AppOptions>): Promise<Record<string, string[]>> {
  const other = await testApp(db, folder, options);
  const policy = String((await other.inject('/')).headers['content-security-policy']);
  await other.close();
  return Object.fromEntries(
    policy.split(';').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
  );
}

/** Sources that a policy allows beyond the strictest one, by directive. */
async function added(options: Partial<AppOptions>): Promise<Record<string, string[]>> {
  const [strict, given] = [await directives({}), await directives(options)];
  return Object.fromEntries(
    Object.entries(given)
      .map(([name, sources]) => [name, sources.filter((source) => !strict[name]?.includes(source))] as const)
      .filter(([, sources]) => sources.length > 0),
  );
}

describe('code from elsewhere', () => {
  it('may come only from the releases on their origins', async () => {
    const cdn = ['https://a.example/remotes/', 'https://b.example/remotes/'];
    expect(await added({ remoteOrigins: ['https://a.example', 'https://b.example'] })).toEqual({
      'script-src': cdn,
      'style-src': cdn,
      'img-src': cdn,
      'font-src': cdn,
      'connect-src': cdn,
      'worker-src': ['blob:'],
    });
  });

  it('may come from a developer’s machine only where the settings allow it', async () => {
    const local = ['http://localhost:*', 'http://127.0.0.1:*'];
    expect(await added({ remoteOverrides: true })).toEqual({
      'script-src': local,
      'style-src': local,
      'connect-src': local,
    });
    expect(await added({ remoteOverrides: false })).toEqual({});
  });
});

describe('HTTPS', () => {
  it('is required by HSTS only where the public URL has https', async () => {
    const secure = await testApp(db, folder, { publicUrl: 'https://agents.example' });
    const answers = [await app.inject('/healthz'), await secure.inject('/healthz')];
    await secure.close();
    expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual([
      undefined,
      'max-age=31536000; includeSubDomains',
    ]);
  });

  it.each([
    ['an address that cannot be decoded', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['what is no HTTP request', 'what is this\r\n\r\n'],
  ])('is required of %s as well', async (_what, bytes) => {
    const secure = await testApp(db, folder, { publicUrl: 'https://agents.example' });
    await secure.listen({ port: 0, host: '127.0.0.1' });
    const answer = await sendRaw(secure, bytes);
    await secure.close();
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('strict-transport-security: max-age=31536000; includeSubDomains\r\n');
  });
});
