import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logRedaction } from './logger.ts';

const MINUTE_MS = 60_000;
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
const failed = (query: string, cause: Error = refused) => new DrizzleQueryError(query, [], cause);

let lines: { msg: string; leftOut?: number; err?: { message: string; stack?: string } }[];
let log: pino.Logger;

beforeEach(() => {
  // The lines of the previous test are older than this.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE_MS });
  lines = [];
  log = pino(logRedaction, { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a database out of reach is one line a minute without a stack, which says how many were left out', () => {
  for (const query of ['select 1', 'select 2', 'select 3']) log.error({ err: failed(query), req: undefined });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'the database cannot be used',
    err: { message: refused.message, query: 'select 1' },
  });
  expect(lines[0]?.err?.stack).toBeUndefined();
  vi.advanceTimersByTime(MINUTE_MS);
  log.error({ err: failed('select 4') });
  expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, 2]);
});

it('lines with different messages are told apart, and each is logged once a minute', () => {
  for (let times = 0; times < 2; times += 1)
    for (const text of ['jobs cannot be claimed', 'a page is sent without metadata'])
      log.warn(failed('select 1'), text);
  expect(lines.map(({ msg }) => msg)).toEqual(['jobs cannot be claimed', 'a page is sent without metadata']);
});

it('a query that fails otherwise is always logged, with its stack', () => {
  const wrong = failed('select nothing', new Error('column "nothing" does not exist'));
  for (let times = 0; times < 2; times += 1) log.error({ err: wrong });
  expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill('Failed query: select nothing'));
  expect(lines[1]?.err?.stack).toBeDefined();
});
