import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import type { App } from '../http/app-type.ts';
import { testApp } from '../testing/app.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const folder = tempFolder();
const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
let app: App;

beforeAll(async () => {
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
];

describe('every answer', () => {
  it.each(['/', '/healthz', '/remotes.json', '/api/v1/unknown'])('is guarded: %s', async (url) => {
    const { headers } = await app.inject(url);
    expect(String(headers['content-security-policy']).split(';')).toEqual(POLICY);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });
});

describe('encryption', () => {
  it('is asked for only where visitors reach the site encrypted', async () => {
    const secure = await testApp(db, folder, { publicUrl: 'https://agents.example' });
    const answers = [await app.inject('/healthz'), await secure.inject('/healthz')];
    await secure.close();
    expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual([
      undefined,
      'max-age=15552000; includeSubDomains',
    ]);
  });
});
