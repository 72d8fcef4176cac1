import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { fuzz } from './fuzz.mjs';

const MESSAGE = { type: 'object', required: ['message'], properties: { message: { type: 'string' } } };
const json = { content: { 'application/json': { schema: MESSAGE } } };
const DOCUMENT = {
  paths: {
    '/notes/{id}': {
      post: {
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['text'],
                properties: { text: { type: 'string', maxLength: 5 } },
              },
            },
          },
        },
        responses: { 200: json, '4XX': json },
      },
    },
  },
};
const visitor = { known: {}, headersFor: () => Promise.resolve({}), see: () => undefined };

/** @type {import('node:http').Server | undefined} */
let server;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/**
 * Fuzzes a server that responds as `answer` says.
 * @param {(body: string) => { status?: number, body?: string, headers?: Record<string, string> }} answer
 */
async function fuzzed(answer) {
  // Otherwise long paths would be refused ahead of it.
  server = createServer({ maxHeaderSize: 1_000_000 }, (request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part));
    request.on('end', () => {
      const {
        status = 200,
        body = '{"message":""}',
        headers,
      } = request.url === '/api/docs/json' ? { body: JSON.stringify(DOCUMENT) } : answer(text);
      response.writeHead(status, { 'x-content-type-options': 'nosniff', ...headers }).end(body);
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return fuzz({ url: `http://localhost:${String(port)}`, seconds: 60, runs: 300, seed: 1, visitor });
}

test('finds no fault in a server that keeps to its document', async () => {
  const { findings, requests } = await fuzzed((body) => (body.length > 20 ? { status: 400 } : {}));
  expect(findings).toEqual([]);
  expect(Math.min(requests['2xx'] ?? 0, requests['4xx'] ?? 0)).toBeGreaterThan(5);
});

test('finds the text that breaks a server, and gives the seed with it', async () => {
  const { findings } = await fuzzed((body) => (body.includes("'") ? { status: 500 } : {}));
  expect(findings).toMatchObject([{ tool: 'openapi', what: 'responds 500', where: 'POST /notes/{id}' }]);
  expect(findings[0]?.detail).toMatch(/^seed 1: POST \/notes\/.*'/);
});

test.each([
  ['a status that is not documented', { status: 302 }, 'responds 302, which is not documented'],
  ['a body that is no JSON', { body: '<p>' }, 'responds 200 with a body that is no JSON'],
  ['another body', { body: '{"message":1}' }, /another body than documented: \/message/],
  ['a trace', { status: 400, body: '{"message":"x\\n    at f (/a.js:1)"}' }, /inside/],
  ['a query', { status: 400, body: '{"message":"Failed query: select 1"}' }, /inside/],
  ['sniffed content', { headers: { 'x-content-type-options': '' } }, 'responds without nosniff'],
])('finds %s', async (_, answer, what) => {
  const { findings } = await fuzzed(() => answer);
  expect(findings.map((finding) => finding.what)).toEqual([
    typeof what === 'string' ? what : expect.stringMatching(what),
  ]);
});
