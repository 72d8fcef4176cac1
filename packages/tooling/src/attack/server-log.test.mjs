import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { watchLog } from './server-log.mjs';

/** @param {object} line */
const text = (line) => `${JSON.stringify(line)}\n`;
const DONE = { level: 30, reqId: 'last', method: 'GET', route: '/readyz', status: 200 };

/** @param {readonly string[]} lines */
async function problemsIn(lines) {
  const output = new PassThrough();
  const kept = /** @type {string[]} */ ([]);
  const log = watchLog(output, (line) => kept.push(line));
  output.end([...lines, text(DONE)].join(''));
  const problems = await log.takeProblems('last');
  return { problems, kept: kept.length };
}

test('responses of 5xx and errors are counted, also between lines of another kind', async () => {
  const failure = { level: 30, reqId: 'a', method: 'POST', route: '/api/v1/user', status: 500 };
  const error = { level: 50, msg: 'disk on fire', err: { message: 'disk on fire' } };
  const { problems, kept } = await problemsIn([text(failure), 'no JSON {\n', text(failure), text(error)]);
  expect(problems).toEqual([
    { what: 'response 500', where: 'POST /api/v1/user', count: 2 },
    { what: 'log: disk on fire', where: 'server', count: 1 },
  ]);
  expect(kept).toBe(5);
});

test('refusals and warnings are not a problem', async () => {
  const refused = { level: 30, reqId: 'a', method: 'GET', route: null, status: 429 };
  const { problems } = await problemsIn([text(refused), text({ level: 40, msg: 'mail is away' })]);
  expect(problems).toEqual([]);
});
