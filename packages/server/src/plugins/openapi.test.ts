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

interface Description {
  paths: Record<
    string,
    {
      get: { summary: string; responses: Record<string, unknown> };
      put: { requestBody: { content: Record<string, unknown> } };
    }
  >;
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
      '/api/v1/auth/restore-email',
      '/api/v1/auth/sessions',
      '/api/v1/auth/sessions/{id}',
      '/api/v1/auth/signup',
      '/api/v1/auth/verify',
      '/api/v1/auth/verify-code',
      '/api/v1/comment/getAll/{agentId}',
      '/api/v1/comment/{agentId}',
      '/api/v1/report',
      '/api/v1/report/policy',
      '/api/v1/uploads',
      '/api/v1/uploads/{key}',
      '/api/v1/user',
      '/api/v1/user/edit',
      '/api/v1/user/email',
      '/api/v1/user/location/{location}',
      '/api/v1/user/password',
      '/api/v1/user/update',
      '/api/v1/user/{id}',
      '/healthz',
      '/readyz',
    ]);
    expect(Object.keys(paths['/api/v1/user/{id}']?.get.responses ?? {})).toEqual(['200', '4XX', '5XX']);
  });

  it('names all that can be done with an upload', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<Description>();
    expect(Object.keys(paths['/api/v1/uploads/{key}'] ?? {})).toEqual(['head', 'patch', 'delete']);
  });

  it('names those of teams only where somebody may publish', async () => {
    const publishKeys = [{ remote: 'directory', sha256: Buffer.alloc(32) }];
    const open = await testApp(db, folder, { publishKeys });
    const { paths } = (await open.inject('/api/docs/json')).json<Description>();
    await open.close();
    expect(Object.keys(paths).filter((path) => path.includes('/releases'))).toEqual([
      '/api/v1/releases',
      '/api/v1/releases/{remote}/rollback',
      '/api/v1/releases/{remote}/canary',
      '/api/v1/releases/{remote}/{version}',
    ]);
    expect(Object.keys(paths['/api/v1/releases/{remote}/{version}']?.put.requestBody.content ?? {})).toEqual([
      'application/x-tar',
    ]);
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
