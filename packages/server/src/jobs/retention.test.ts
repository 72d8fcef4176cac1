import { RETENTION } from '@naija/contracts/domain/retention';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { addAgent, addComment } from '../../test/agents.ts';
import { useDatabase } from '../../test/use-server.ts';
import * as schema from '../database/schema.ts';
import { utcDay } from '../database/utc-day.ts';
import { MAX_REFILL_MS } from '../platform/rate-limits/limits.ts';
import { removeExpiredRows } from './expired-rows.ts';
import { NOT_SWEPT, ROW_SWEEPS } from './row-sweeps.ts';

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
async function store(swept: PgColumn, at: Date): Promise<void> {
  const { id: agentId } = await addAgent(database.db);
  const { id: commentId } = await addComment(database.db, agentId);
  const needed = Object.entries(getTableColumns(swept.table)).filter(
    ([, { notNull, hasDefault }]) => notNull && !hasDefault,
  );
  const row = Object.fromEntries(
    needed.map(([key, { columnType, enumValues }]) => [key, enumValues?.[0] ?? SAMPLES[columnType]]),
  );
  const [key = ''] =
    Object.entries(getTableColumns(swept.table)).find(([, column]) => column === swept) ?? [];
  const time = swept.columnType === 'PgDateString' ? utcDay(at) : at;
  await database.db.insert(swept.table as never).values({
    ...row,
    ...('agentId' in row && { agentId }),
    ...('commentId' in row && { commentId }),
    [key]: time,
  } as never);
}

it.each(ROW_SWEEPS.map((sweep) => [`${nameOf(sweep.column.table)}.${sweep.column.name}`, sweep] as const))(
  'a row is deleted once %s is past its retention, and not a day before',
  async (_name, { column, keptMs }) => {
    const end = NOW.getTime() - keptMs;
    await store(column, new Date(end - 2 * DAY_MS));
    expect(await database.db.$count(column.table)).toBe(1);
    await removeExpiredRows(database.db, NOW);
    expect(await database.db.$count(column.table)).toBe(0);
    await store(column, new Date(end + DAY_MS));
    await removeExpiredRows(database.db, NOW);
    expect(await database.db.$count(column.table)).toBe(1);
  },
);

it('every table with times is swept, or there is a reason why not', () => {
  const timed = tables.filter((table) => Object.values(getTableColumns(table)).some(isTime));
  const swept = new Set(ROW_SWEEPS.map(({ column }) => nameOf(column.table)));
  expect([...swept, ...Object.keys(NOT_SWEPT)].sort()).toEqual(timed.map(nameOf).sort());
});

it('every retention that the privacy page names is enforced: on rows, or by a sweep with a test of its own', () => {
  const byOthers = ['deletedAccounts', 'moderation', 'replacedPhotos', 'unverifiedAccounts', 'uploads'];
  const names = new Set([...ROW_SWEEPS.map(({ retention }) => retention), ...byOthers]);
  expect([...names].sort()).toEqual(Object.keys(RETENTION).sort());
});

it('a bucket of a limit is kept until it is full again', () => {
  expect(RETENTION.rateLimits.keptMs).toBeGreaterThanOrEqual(MAX_REFILL_MS);
});
