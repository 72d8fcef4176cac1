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

interface Operation {
  parameters?: { name: string; in: string }[];
  security?: Record<string, string[]>[];
}

/** All calls of a description, with placeholders in their paths and the security schemes that each accepts. */
async function callsOf(described: App) {
  const { paths } = (await described.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security = [] }]) => ({
      method: method.toUpperCase() as 'GET',
      url: path.replaceAll(/\{[^{}]+\}/g, 'x'),
      schemes: security.map((each) => Object.keys(each).join()),
    })),
  );
}

describe('the OpenAPI document', () => {
  it('says of each call what the server does without a session or key', async () => {
    const calls = await callsOf(app);
    const answers = calls.map(async ({ method, url, schemes }) => {
      const { statusCode } = await app.inject({ method, url });
      const isOpen = schemes.length === 0 || schemes.includes('');
      // Operators' calls are hidden from everyone else.
      const refusal = url.startsWith(`${API_PREFIX}/operators/`) ? 404 : 401;
      return { call: `${method} ${url}`, isOpen, isRefused: statusCode === refusal };
    });
    expect((await Promise.all(answers)).filter(({ isOpen, isRefused }) => isOpen === isRefused)).toEqual([]);
    const { components } = (await app.inject('/api/docs/json')).json<Description>();
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

  it('lists the responses of a call', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<Description>();
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
