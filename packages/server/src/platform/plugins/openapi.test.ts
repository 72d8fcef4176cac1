import { fileURLToPath } from 'node:url';
import { API_PREFIX } from '@naija/contracts/http/paths';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import type { App } from '../http/app-type.ts';
import { callsIn, type OpenApiPaths } from '../../../test/answer-fields.ts';
import { testApp } from '../../../test/app.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const API_CALLS_FILE = fileURLToPath(new URL('../../../../contracts/src/http/api-calls.ts', import.meta.url));

const folder = tempFolder();
const { db } = openDatabase({ host: folder, port: 1, user: 'nobody', database: 'none' }, () => undefined);
let app: App;

beforeAll(async () => {
  app = await testApp(db, folder);
});
afterAll(() => app.close());

interface Description {
  servers: { url: string }[];
  components: { securitySchemes: Record<string, { type: string; scheme: string }> };
  paths: Record<
    string,
    {
      get: { summary: string; responses: Record<string, unknown> };
      put: { requestBody: { content: Record<string, unknown> } };
    }
  >;
}

type Secured = Record<string, Record<string, { security?: Record<string, string[]>[] }>>;

/** Security schemes by call, such as `PUT /api/v1/…`. */
async function securityIn(described: App): Promise<Record<string, string>> {
  const { paths } = (await described.inject('/api/docs/json')).json<{ paths: Secured }>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => [
      `${method.toUpperCase()} ${path}`,
      security?.map((schemes) => Object.keys(schemes).join() || 'nothing').join(' or '),
    ]),
  );
  return Object.fromEntries(calls.filter(([, security]) => security !== undefined)) as Record<string, string>;
}

describe('the OpenAPI document', () => {
  it('lists the security scheme of each operation', async () => {
    const security = await securityIn(app);
    const { components } = (await app.inject('/api/docs/json')).json<Description>();
    expect(security).toEqual({
      'GET /api/v1/user/{id}': 'nothing or session',
      'GET /api/v1/comment/getAll/{agentId}': 'nothing or session',
      'POST /api/v1/reports': 'nothing or session',
      'POST /api/v1/comment/{commentId}/reply': 'session',
      'GET /api/v1/user/moderation': 'session',
      'GET /api/v1/user/figures': 'session',
      'GET /api/v1/user/notifications': 'session',
      'POST /api/v1/user/notifications': 'session',
      'POST /api/v1/user/comments-seen': 'session',
      'PUT /api/v1/user/push-subscription': 'session',
      'DELETE /api/v1/user/push-subscription': 'session',
      'POST /api/v1/appeals': 'session',
      'GET /api/v1/user/phone': 'session',
      'POST /api/v1/user/phone/code': 'session',
      'POST /api/v1/user/phone/confirm': 'session',
      'POST /api/v1/user/phone/new': 'session',
      'GET /api/v1/user/registrations': 'session',
      'POST /api/v1/user/registrations': 'session',
      'GET /api/v1/operators/registrations': 'session',
      'POST /api/v1/operators/registrations/{id}': 'session',
      'GET /api/v1/operators/me': 'session',
      'POST /api/v1/operators/second-factor': 'session',
      'POST /api/v1/operators/second-factor/confirm': 'session',
      'POST /api/v1/operators/second-factor/pass': 'session',
      'GET /api/v1/operators/cases': 'session',
      'POST /api/v1/operators/cases': 'session',
      'GET /api/v1/operators/cases/{id}': 'session',
      'POST /api/v1/operators/cases/{id}/decision': 'session',
      'GET /api/v1/operators/agents': 'session',
      'POST /api/v1/operators/agents/{id}/name': 'session',
      'POST /api/v1/operators/agents/{id}/block': 'session',
      'POST /api/v1/operators/agents/{id}/unblock': 'session',
      'POST /api/v1/operators/agents/{id}/photos/{photoId}/removal': 'session',
      'GET /api/v1/operators/appeals': 'session',
      'POST /api/v1/operators/appeals/{id}': 'session',
      'GET /api/v1/operators/audit': 'session',
      'POST /api/v1/uploads': 'session',
      'HEAD /api/v1/uploads/{key}': 'session',
      'PATCH /api/v1/uploads/{key}': 'session',
      'DELETE /api/v1/uploads/{key}': 'session',
      'POST /api/v1/user/data': 'session',
      'POST /api/v1/user/deletion': 'session',
      'PUT /api/v1/user/edit': 'session',
      'PUT /api/v1/user/email': 'session',
      'DELETE /api/v1/user/email': 'session',
      'POST /api/v1/user/email/resend': 'session',
      'PUT /api/v1/user/password': 'session',
      'POST /api/v1/user/photos': 'session',
      'POST /api/v1/user/photos/order': 'session',
      'POST /api/v1/user/photos/{id}/caption': 'session',
      'POST /api/v1/user/photos/{id}/removal': 'session',
      'PUT /api/v1/user/update': 'session',
      'GET /api/v1/auth/sessions': 'session',
      'DELETE /api/v1/auth/sessions': 'session',
      'DELETE /api/v1/auth/sessions/{id}': 'session',
      'POST /api/v1/auth/logout': 'nothing or session',
      'GET /api/v1/releases': 'publishKey',
      'POST /api/v1/releases/{remote}/rollback': 'publishKey',
      'POST /api/v1/releases/{remote}/canary': 'publishKey',
      'DELETE /api/v1/releases/{remote}': 'publishKey',
      'DELETE /api/v1/releases/{remote}/previews': 'publishKey',
      'PUT /api/v1/releases/{remote}/previews/{version}': 'publishKey',
      'GET /api/v1/releases/{remote}/{version}/source-maps': 'publishKey',
      'PUT /api/v1/releases/{remote}/{version}/source-maps': 'publishKey',
      'PUT /api/v1/releases/{remote}/{version}': 'publishKey',
    });
    expect(components.securitySchemes).toMatchObject({
      session: { type: 'http', scheme: 'bearer' },
      publishKey: { type: 'http', scheme: 'bearer' },
    });
  });

  it('names the server', async () => {
    const known = await testApp(db, folder, { publicUrl: 'https://agents.example' });
    const servers = [app, known].map(
      async (one) => (await one.inject('/api/docs/json')).json<Description>().servers,
    );
    expect(await Promise.all(servers)).toEqual([[{ url: '/' }], [{ url: 'https://agents.example' }]]);
    await known.close();
  });

  it('lists every path with its responses', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<Description>();
    expect(Object.keys(paths).sort()).toEqual([
      '/api/v1/appeals',
      '/api/v1/auth/cancel-deletion',
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
      '/api/v1/comment/confirm',
      '/api/v1/comment/getAll/{agentId}',
      '/api/v1/comment/{agentId}',
      '/api/v1/comment/{commentId}/reply',
      '/api/v1/figures',
      '/api/v1/operators/agents',
      '/api/v1/operators/agents/{id}/block',
      '/api/v1/operators/agents/{id}/name',
      '/api/v1/operators/agents/{id}/photos/{photoId}/removal',
      '/api/v1/operators/agents/{id}/unblock',
      '/api/v1/operators/appeals',
      '/api/v1/operators/appeals/{id}',
      '/api/v1/operators/audit',
      '/api/v1/operators/cases',
      '/api/v1/operators/cases/{id}',
      '/api/v1/operators/cases/{id}/decision',
      '/api/v1/operators/me',
      '/api/v1/operators/registrations',
      '/api/v1/operators/registrations/{id}',
      '/api/v1/operators/second-factor',
      '/api/v1/operators/second-factor/confirm',
      '/api/v1/operators/second-factor/pass',
      '/api/v1/releases',
      '/api/v1/releases/{remote}',
      '/api/v1/releases/{remote}/canary',
      '/api/v1/releases/{remote}/previews',
      '/api/v1/releases/{remote}/previews/{version}',
      '/api/v1/releases/{remote}/rollback',
      '/api/v1/releases/{remote}/{version}',
      '/api/v1/releases/{remote}/{version}/source-maps',
      '/api/v1/removed',
      '/api/v1/report',
      '/api/v1/report/interest',
      '/api/v1/report/load',
      '/api/v1/report/policy',
      '/api/v1/reports',
      '/api/v1/unsubscribe',
      '/api/v1/uploads',
      '/api/v1/uploads/{key}',
      '/api/v1/user',
      '/api/v1/user/comments-seen',
      '/api/v1/user/data',
      '/api/v1/user/deletion',
      '/api/v1/user/edit',
      '/api/v1/user/email',
      '/api/v1/user/email/resend',
      '/api/v1/user/figures',
      '/api/v1/user/location/{location}',
      '/api/v1/user/moderation',
      '/api/v1/user/notifications',
      '/api/v1/user/password',
      '/api/v1/user/phone',
      '/api/v1/user/phone/code',
      '/api/v1/user/phone/confirm',
      '/api/v1/user/phone/new',
      '/api/v1/user/photos',
      '/api/v1/user/photos/order',
      '/api/v1/user/photos/{id}/caption',
      '/api/v1/user/photos/{id}/removal',
      '/api/v1/user/push-subscription',
      '/api/v1/user/registrations',
      '/api/v1/user/update',
      '/api/v1/user/{id}',
      '/healthz',
      '/readyz',
    ]);
    expect(Object.keys(paths['/api/v1/user/{id}']?.get.responses ?? {})).toEqual(['200', '4XX', '5XX']);
  });

  it('lists refusals for each operation, since any may be asked with headers that are too large', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<{
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    }>();
    const without = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).some(({ responses }) => !('4XX' in responses)) ? [path] : [],
    );
    expect(without).toEqual([]);
  });

  it('lists all methods of an upload', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<Description>();
    expect(Object.keys(paths['/api/v1/uploads/{key}'] ?? {})).toEqual(['head', 'patch', 'delete']);
  });

  it('lists releases as archives', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<Description>();
    expect(Object.keys(paths['/api/v1/releases/{remote}/{version}']?.put.requestBody.content ?? {})).toEqual([
      'application/x-tar',
    ]);
  });

  it('is what teams compile against', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<{ paths: OpenApiPaths }>();
    const source = `import type { ApiCalls } from './answer-fields.ts';

// Written by a test from the server's schemas: npx vitest run openapi.test.ts -u
/** Fields of the server's response to each call. */
export const API_CALLS: ApiCalls = ${JSON.stringify(callsIn(paths, API_PREFIX))};`;
    const options = { ...(await resolveConfig(API_CALLS_FILE)), filepath: API_CALLS_FILE };
    await expect(await format(source, options)).toMatchFileSnapshot(API_CALLS_FILE);
  });

  it('has a viewer with a content security policy of its own', async () => {
    const page = await app.inject('/api/docs');
    const script = await app.inject('/api/docs/static/swagger-ui-bundle.js');
    expect([page.statusCode, script.statusCode]).toEqual([200, 200]);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.headers['content-security-policy']).not.toContain('trusted-types');
  });

  it('does not relax the policy of other responses', async () => {
    const { headers } = await app.inject('/api/docsx');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });
});
