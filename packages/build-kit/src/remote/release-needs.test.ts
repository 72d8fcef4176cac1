import { parseAst } from 'vite';
import type { Program } from 'estree';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { callsOf } from './contract-calls.ts';
import { readsOf } from './module-reads.ts';
import { runtimeReads } from './release-needs.ts';

const RUNTIME = fileURLToPath(new URL('../../../runtime', import.meta.url));

function made(...modules: string[]) {
  const reads = modules.map((code) => readsOf(parseAst(code) as Program, '/api/v1'));
  return callsOf(reads, new Set(reads.flatMap(({ names }) => [...names])));
}

const ENDPOINT = `import { agentPaths } from '@naija/contracts/http/agents';
export const query = (id) => ({ url: agentPaths.byId(id) });`;

test.each([
  ['by its name', 'export const fee = (agent) => agent.inspectionFee;'],
  ['by destructuring', 'export const fee = ({ data: { inspectionFee: fee } }) => fee;'],
  ['by a text', "export const fees = (agent) => ['inspectionFee'].map((name) => agent[name]);"],
  ['by the key of a table', 'export const labels = { inspectionFee: 1 };'],
])(
  'a field that another module reads %s is recorded, with the kinds of values that it was compiled against',
  async (_, code) => {
    const { 'GET /api/v1/user/:id': fields } = await made(ENDPOINT, code);
    expect(fields).toMatchObject({ 'data.inspectionFee': 'null|number' });
    expect(fields).not.toHaveProperty('data.commission');
  },
);

test('only the calls that a remote makes are recorded, each with its method', async () => {
  const code = `import { authPaths } from '@naija/contracts/http/auth';
  export const end = () => ({ url: authPaths.session(id), method: 'DELETE' });
  export const check = (token) => ({ url: authPaths.resetPassword(token) });`;
  expect(Object.keys(await made(code))).toEqual([
    'DELETE /api/v1/auth/sessions/:id',
    'GET /api/v1/auth/reset-password',
  ]);
});

test('other imports from the contracts are not calls', async () => {
  const code = `import { LISTING_STEPS } from '@naija/contracts/http/agents';
  export const open = LISTING_STEPS.filter((step) => step !== 'bio');`;
  expect(await made(code)).toEqual({});
});

test.each([
  ["'/api/v1/user/location/:location'", 'GET /api/v1/user/location/:location'],
  ["'/api/v1/user/location/lagos?limit=3'", 'GET /api/v1/user/location/:location'],
  ['`/api/v1/user/${id}`', 'GET /api/v1/user/:id'],
  ["'/api/v1/user'", 'GET /api/v1/user'],
])('a call to %s, written by hand, is known', async (path, call) => {
  expect(Object.keys(await made(`export const url = ${path};`))).toEqual([call]);
});

test('a call that an export of the runtime makes is recorded for the remotes that use it', async () => {
  const reads = await runtimeReads(RUNTIME, new Set(['commentListQuery']));
  expect(await callsOf(reads, new Set(['fullname']))).toEqual({
    'GET /api/v1/comment/getAll/:agentId': { 'comments[].fullname': 'string' },
  });
  expect(await runtimeReads(RUNTIME, new Set(['Link']))).toEqual([]);
});
