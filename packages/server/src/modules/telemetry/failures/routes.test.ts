import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeExpiredRows } from '../../../../test/expired-rows.ts';
import { failureReports, rateLimitBrowsers } from '../../../database/schema.ts';
import { logRedaction } from '../../../platform/logging/logger.ts';
import { foldersIn } from '../../../../test/app.ts';
import { put, registryOf } from '../../../../test/hosted-files.ts';
import { useServer } from '../../../../test/use-server.ts';

let now: Date;
let lines: string[] = [];
const logger = pino({ level: 'warn', ...logRedaction }, { write: (line: string) => void lines.push(line) });
const server = useServer({ clock: () => now, log: logger }, (folder) => {
  const registry = registryOf('/');
  const [entry] = registry.microFrontends['@naija/directory'] ?? [];
  if (entry) entry.extras.seal = { serial: 17 };
  put(join(foldersIn(folder).remotes, 'remotes.json'), JSON.stringify(registry));
});
beforeEach(() => {
  now = new Date('2026-11-20T23:59:00Z');
  lines = [];
});

const REPORT: FailureReport = {
  remote: 'directory',
  version: '1.0.0',
  kind: 'render',
  message: 'x is not a function',
};

async function report(changes: object = {}, remoteAddress = '105.112.0.1') {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: reportPaths.report,
    remoteAddress,
    payload: { ...REPORT, ...changes },
  });
  return { status: statusCode, body };
}

const stored = () => server.db.select().from(failureReports).orderBy(failureReports.day);

describe('a failure of a release', () => {
  it('is counted once a day, with the latest message', async () => {
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

  it('is counted completely under concurrent reports', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => report({}, `105.112.1.${String(index)}`)));
    expect((await stored()).map(({ count }) => count)).toEqual([20]);
  });

  it('counts as one, whatever the report claims', async () => {
    await report({ count: 1_000_000, day: '2020-01-01' });
    expect(await stored()).toMatchObject([{ count: 1, day: '2026-11-20' }]);
  });

  it('is logged once an hour, also after others that were made up', async () => {
    const logged = () => lines.filter((line) => line.includes('z is not a function')).length;
    for (let index = 0; index < 120; index += 1)
      await report({ message: `made up ${'x'.repeat(index)}` }, `105.${String(index % 12)}.0.1`);
    for (const address of ['197.210.64.7', '197.210.64.8', '41.58.0.1'])
      await report({ message: 'z is not a function' }, address);
    expect(logged()).toBe(1);
    now = new Date(now.getTime() + 60 * 60 * 1_000);
    await report({ message: 'z is not a function' });
    expect(logged()).toBe(2);
  });

  it('is removed after 90 days', async () => {
    await report();
    const left: number[] = [];
    for (const days of [90, 91]) {
      await removeExpiredRows(server.db, new Date(now.getTime() + days * 24 * 60 * 60 * 1_000));
      left.push((await stored()).length);
    }
    expect(left).toEqual([1, 0]);
  });
});

describe('nothing is stored', () => {
  it.each([{ version: '0.9.0' }, { remote: 'auth' }, { remote: '__proto__' }])(
    'of what the registry does not list: %o',
    async (changes) => {
      expect((await report(changes)).status).toBe(204);
      expect(await stored()).toEqual([]);
    },
  );

  it('that identifies the visitor', async () => {
    await report({
      message: 'ada@example.com at https://agents.example/verify?token=secret on +234 801 234 5678',
    });
    const [{ message } = { message: '' }] = await stored();
    expect(message).toBe('… at https://agents.example/verify on …');
    expect(await server.db.$count(rateLimitBrowsers)).toBe(0);
  });

  it('that the database rejects or a terminal obeys', async () => {
    expect((await report({ message: 'a\u0000b\ud800c\u001b[31m' })).status).toBe(204);
    expect(await stored()).toMatchObject([{ message: 'a b c [31m' }]);
  });
});

describe('a failure of the registry', () => {
  it('is counted by remote and serial if it is about a list', async () => {
    for (const version of ['17', '16']) await report({ version, kind: 'registry' });
    expect(await stored()).toMatchObject([
      { remote: 'directory', version: '17', kind: 'registry', count: 1 },
    ]);
  });

  it('is counted by serial, and unknown serials as one', async () => {
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
  ])('that is invalid: %o', async (changes) => {
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
      const response = await server.app.inject({ method: 'POST', url: reportPaths.report, headers, payload });
      expect(response.statusCode).toBe(status);
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
