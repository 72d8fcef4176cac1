import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import type { App } from '../http/app-type.ts';
import { testApp } from '../testing/app.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const folder = tempFolder();
let app: App;

beforeAll(async () => {
  const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
  app = await testApp(db, folder);
});
afterAll(() => app.close());

interface Description {
  paths: Record<string, { get: { summary: string; responses: Record<string, unknown> } }>;
}

describe('the description of the calls', () => {
  it('names every call, and what each may answer', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<Description>();
    expect(Object.keys(paths).sort()).toEqual([
      '/api/v1/auth/forgot-password',
      '/api/v1/auth/login',
      '/api/v1/auth/logout',
      '/api/v1/auth/resend-verification',
      '/api/v1/auth/reset-password',
      '/api/v1/auth/sessions',
      '/api/v1/auth/sessions/{id}',
      '/api/v1/auth/signup',
      '/api/v1/auth/verify',
      '/api/v1/auth/verify-code',
      '/api/v1/comment/getAll/{agentId}',
      '/api/v1/comment/{agentId}',
      '/api/v1/user',
      '/api/v1/user/edit',
      '/api/v1/user/location/{location}',
      '/api/v1/user/update',
      '/api/v1/user/{id}',
      '/healthz',
      '/readyz',
    ]);
    expect(Object.keys(paths['/api/v1/user/{id}']?.get.responses ?? {})).toEqual(['200', '4XX', '5XX']);
  });

  it('can be read in a browser, under a policy of its own', async () => {
    const page = await app.inject('/api/docs');
    const script = await app.inject('/api/docs/static/swagger-ui-bundle.js');
    expect([page.statusCode, script.statusCode]).toEqual([200, 200]);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.headers['content-security-policy']).not.toContain('trusted-types');
  });

  it('does not loosen the policy of anything else', async () => {
    const { headers } = await app.inject('/api/docsx');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });
});
