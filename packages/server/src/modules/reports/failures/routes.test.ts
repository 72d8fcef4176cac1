import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '../../../jobs/expired-rows.ts';
import { failureReports, rateLimitBrowsers } from '../../../database/schema.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { put, registryOf } from '../../../../test/hosted-files.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';

const folder = tempFolder();
let database: TestDatabase;
let app: App;
let now: Date;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  const registry = registryOf('/');
  const [entry] = registry.microFrontends['@naija/directory'] ?? [];
  if (entry) entry.extras.seal = { serial: 17 };
  put(join(foldersIn(folder).remotes, 'remotes.json'), JSON.stringify(registry));
  app = await testApp(database.db, folder, { clock: () => now });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  now = new Date('2026-11-20T23:59:00Z');
  await emptyTables(database.db);
});

const REPORT: FailureReport = {
  remote: 'directory',
  version: '1.0.0',
  kind: 'render',
  message: 'x is not a function',
};

async function report(changes: object = {}, remoteAddress = '105.112.0.1') {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: reportPaths.report,
    remoteAddress,
    payload: { ...REPORT, ...changes },
  });
  return { status: statusCode, body };
}

const stored = () => database.db.select().from(failureReports).orderBy(failureReports.day);

describe('a failure of a release', () => {
  it('is counted once for each day, with the latest message', async () => {
    expect(await report()).toEqual({ status: 204, body: '' });
    await report({ message: 'y is not a function' });
    now = new Date('2026-11-21T00:01:00Z');
    await report();
    const { message, ...same } = REPORT;
    expect(await stored()).toEqual([
      { ...same, day: '2026-11-20', count: 2, message: 'y is not a function' },
      { ...same, day: '2026-11-21', count: 1, message },
    ]);
  });

  it('is counted by what went wrong', async () => {
    for (const kind of ['load', 'render', 'load']) await report({ kind });
    const counts = (await stored()).map(({ kind, count }) => [kind, count]);
    expect(Object.fromEntries(counts)).toEqual({ load: 2, render: 1 });
  });

  it('is counted whole where many report it at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => report({}, `105.112.1.${String(index)}`)));
    expect((await stored()).map(({ count }) => count)).toEqual([20]);
  });

  it('counts as one however much the report says', async () => {
    await report({ count: 1_000_000, day: '2020-01-01' });
    expect(await stored()).toMatchObject([{ count: 1, day: '2026-11-20' }]);
  });

  it('is forgotten after 90 days', async () => {
    await report();
    const left: number[] = [];
    for (const days of [90, 91]) {
      await removeExpired(database.db, new Date(now.getTime() + days * 24 * 60 * 60 * 1_000));
      left.push((await stored()).length);
    }
    expect(left).toEqual([1, 0]);
  });
});

describe('nothing is kept', () => {
  it.each([{ version: '0.9.0' }, { remote: 'auth' }, { remote: '__proto__' }])(
    'of what the registry does not list: %o',
    async (changes) => {
      expect((await report(changes)).status).toBe(204);
      expect(await stored()).toEqual([]);
    },
  );

  it('that could tell who the visitor is', async () => {
    await report({
      message: 'ada@example.com at https://agents.example/verify?token=secret on +234 801 234 5678',
    });
    const [{ message } = { message: '' }] = await stored();
    expect(message).toBe('… at https://agents.example/verify on …');
    expect(await database.db.$count(rateLimitBrowsers)).toBe(0);
  });

  it('that a database cannot store or a terminal would obey', async () => {
    expect((await report({ message: 'a\u0000b\ud800c\u001b[31m' })).status).toBe(204);
    expect(await stored()).toMatchObject([{ message: 'a b c [31m' }]);
  });
});

describe('a failure of the registry', () => {
  it('that is of one list is counted by its remote and serial', async () => {
    for (const version of ['17', '16']) await report({ version, kind: 'registry' });
    expect(await stored()).toMatchObject([
      { remote: 'directory', version: '17', kind: 'registry', count: 1 },
    ]);
  });

  it('is counted by its serial, and all serials that it does not have now as one', async () => {
    for (const version of ['17', '16', '15']) await report({ remote: 'registry', version, kind: 'registry' });
    const counts = (await stored()).map(({ version, count }) => [version, count]);
    expect(Object.fromEntries(counts)).toEqual({ 17: 1, other: 2 });
  });
});

describe('a report is refused', () => {
  it.each([
    { kind: 'boredom' },
    { remote: '' },
    { version: 'x'.repeat(101) },
    { message: undefined },
    { message: { a: 1 } },
  ])('that is none: %o', async (changes) => {
    const { status, body } = await report(changes);
    expect([status, body]).toEqual([400, expect.stringContaining('"code":"bad_request"')]);
  });

  it.each([
    ['larger than 2 kB', 413, { payload: JSON.stringify({ ...REPORT, message: 'x'.repeat(2_048) }) }],
    [
      'sent as a form or plain text, as pages elsewhere could',
      415,
      { payload: JSON.stringify(REPORT), type: 'text/plain' },
    ],
  ])(
    'that is %s',
    async (_, status, { payload, type = 'application/json' }: { payload: string; type?: string }) => {
      const headers = { 'content-type': type };
      const answer = await app.inject({ method: 'POST', url: reportPaths.report, headers, payload });
      expect(answer.statusCode).toBe(status);
    },
  );

  it('that is the 21st at once, and taken again 6 seconds later', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await report()).status);
    now = new Date(now.getTime() + 6_000);
    statuses.push((await report()).status);
    expect(statuses).toEqual([...new Array<number>(20).fill(204), 429, 204]);
  });
});
