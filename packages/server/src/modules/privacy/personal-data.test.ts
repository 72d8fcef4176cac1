import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../database/schema.ts';
import { agents, feeAnswerKeys } from '../../database/schema.ts';
import { MODULES } from '../../app.ts';

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const nameOf = (table: PgTable) => getTableConfig(table).name;
const given = MODULES.flatMap(({ personalData = [] }) => personalData).flatMap(({ tables: own }) =>
  own.map(nameOf),
);
const notPersonal = MODULES.flatMap((module) => Object.keys(module.notPersonal ?? {}));

it('every table is in the file that agents download, or there is a reason why not', () => {
  expect([...given, ...notPersonal].sort()).toEqual(tables.map(nameOf).sort());
});

it('every table that refers to an agent is in the file, but for keys that would tell the agent who commented', () => {
  const referring = tables.filter(
    (table) =>
      table !== feeAnswerKeys &&
      getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === agents),
  );
  expect(referring.length).toBeGreaterThan(0);
  expect(given).toEqual(expect.arrayContaining(referring.map(nameOf)));
});

it('what refers to an agent goes with the row of the agent', () => {
  const keys = tables.flatMap((table) => getTableConfig(table).foreignKeys);
  const kept = keys.filter((key) => key.reference().foreignTable === agents && key.onDelete !== 'cascade');
  expect(kept.map((key) => key.getName())).toEqual([]);
});
