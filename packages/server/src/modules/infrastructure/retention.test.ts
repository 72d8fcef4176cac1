import { RATE_LIMIT_REASONS } from '@naija/contracts/domain/rate-limit-messages';
import { RETENTION } from '@naija/contracts/domain/retention';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { addAgent, addComment } from '../../../test/agents.ts';
import { useDatabase } from '../../../test/use-server.ts';
import * as schema from '../../database/schema.ts';
import type { RateLimit } from '../../platform/rate-limits/limiter.ts';
import { utcDay } from '../../database/utc-day.ts';
import { MODULES } from '../../app.ts';
import { removeExpiredRows } from '../../../test/expired-rows.ts';

const RETENTIONS = MODULES.flatMap(({ retention = [] }) => retention);
const database = useDatabase();
const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1_000;
const FAR = new Date('2036-01-01T00:00:00Z');

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const nameOf = (table: PgTable) => getTableConfig(table).name;
const isTime = ({ columnType }: PgColumn) => ['PgTimestamp', 'PgDateString'].includes(columnType);
const SAMPLES: Partial<Record<string, unknown>> = {
  PgTimestamp: FAR,
  PgUUID: '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a02',
  PgText: 'x',
  PgInteger: 1,
  PgDoublePrecision: 1,
  PgJson: {},
  PgArray: [1],
  PgCustomColumn: Buffer.alloc(32, 1),
};

/** Stores a row whose other times are far in the future, or absent. */
async function store(removed: PgColumn, at: Date): Promise<void> {
  const { id: agentId } = await addAgent(database.db);
  const { id: commentId } = await addComment(database.db, agentId);
  const needed = Object.entries(getTableColumns(removed.table)).filter(
    ([, { notNull, hasDefault }]) => notNull && !hasDefault,
  );
  const row = Object.fromEntries(
    needed.map(([key, { columnType, enumValues }]) => [key, enumValues?.[0] ?? SAMPLES[columnType]]),
  );
  const [key = ''] =
    Object.entries(getTableColumns(removed.table)).find(([, column]) => column === removed) ?? [];
  const time = removed.columnType === 'PgDateString' ? utcDay(at) : at;
  await database.db.insert(removed.table as never).values({
    ...row,
    ...('agentId' in row && { agentId }),
    ...('commentId' in row && { commentId }),
    [key]: time,
  } as never);
}

it.each(RETENTIONS.map((rows) => [`${nameOf(rows.column.table)}.${rows.column.name}`, rows] as const))(
  'a row is deleted once %s is past its retention, and not a day before',
  async (_name, { name, column, isEnd = false }) => {
    const end = NOW.getTime() - (isEnd ? 0 : RETENTION[name].keptMs);
    await store(column, new Date(end - 2 * DAY_MS));
    expect(await database.db.$count(column.table)).toBe(1);
    await removeExpiredRows(database.db, NOW);
    expect(await database.db.$count(column.table)).toBe(0);
    await store(column, new Date(end + DAY_MS));
    await removeExpiredRows(database.db, NOW);
    expect(await database.db.$count(column.table)).toBe(1);
  },
);

it('rows of every table with times are removed, or there is a reason why not', () => {
  const timed = tables.filter((table) => Object.values(getTableColumns(table)).some(isTime));
  const removed = new Set(RETENTIONS.map(({ column }) => nameOf(column.table)));
  expect([...removed, ...MODULES.flatMap(({ notRemoved = {} }) => Object.keys(notRemoved))].sort()).toEqual(
    timed.map(nameOf).sort(),
  );
});

it('every retention that the privacy page names is enforced: on rows, or by a job with a test of its own', () => {
  const byOthers = ['deletedAccounts', 'moderation', 'replacedPhotos', 'unverifiedAccounts', 'uploads'];
  const names = new Set([...RETENTIONS.map(({ name }) => name), ...byOthers]);
  expect([...names].sort()).toEqual(Object.keys(RETENTION).sort());
});

it('a bucket of a limit is kept until it is full again', () => {
  const refills = MODULES.flatMap(({ limits = {} }) => Object.values<RateLimit>(limits)).map(
    ({ burst, refillS, maxBrowsers }) => burst * refillS * maxBrowsers * 1_000,
  );
  expect(RETENTION.rateLimits.keptMs).toBeGreaterThanOrEqual(Math.max(...refills));
});

it('every limit belongs to one module', () => {
  const limits = MODULES.flatMap((module) => Object.keys(module.limits ?? {}));
  expect(limits.sort()).toEqual(Object.keys(RATE_LIMIT_REASONS).sort());
});
