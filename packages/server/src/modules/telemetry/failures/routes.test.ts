import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeExpiredRows } from '../../../../test/expired-rows.ts';
import { failureMessages, failureReports, rateLimitBrowsers } from '../../../database/schema.ts';
import { logRedaction } from '../../../platform/logging/logger.ts';
import { foldersIn } from '../../../../test/app.ts';
import { put, registryOf } from '../../../../test/hosted-files.ts';
import { useServer } from '../../../../test/use-server.ts';

let now: Date;
/** Another one in each test, because a network stores only a part of the messages in an hour. */
let address: string;
let tests = 0;
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
  tests += 1;
  address = `105.112.${String(tests)}.1`;
});

const REPORT: FailureReport = {
  remote: 'directory',
  version: '1.0.0',
  kind: 'render',
  message: 'x is not a function',
};

const FOLDER = 'https://agents.example/remotes/directory/1.0.0';
const STACK = [
  'TypeError: x is not a function, says ada@example.com',
  `    at async n (${FOLDER}/HomePage-ab12.js:1:234)`,
  `    at new a.b.c (${FOLDER}/chunks/x.js:2:3)`,
  `    at ${FOLDER}/remoteEntry.js:10:1`,
  '    at qe (https://agents.example/assets/index-x.js:1:2)',
  '    at ada (https://agents.example/remotes/auth/1.0.0/LoginPage.js:1:2)',
];
const messages = () =>
  server.db.select().from(failureMessages).orderBy(failureMessages.lastAt, failureMessages.message);

async function report(changes: object = {}, remoteAddress = address) {
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

describe('the messages of a release', () => {
  it('are counted by text, with the frames of its scripts from the latest report that has any', async () => {
    await report();
    await report({ stack: STACK.join('\n') });
    await report();
    const { remote, version, kind, message } = REPORT;
    expect(await messages()).toEqual([
      {
        ...{ remote, version, kind, message, count: 3, lastAt: now },
        stack: [
          '    at n (/remotes/directory/1.0.0/HomePage-ab12.js:1:234)',
          '    at a.b.c (/remotes/directory/1.0.0/chunks/x.js:2:3)',
          '    at /remotes/directory/1.0.0/remoteEntry.js:10:1',
        ].join('\n'),
      },
    ]);
  });

  it('have the frames of Firefox and Safari', async () => {
    await report({ stack: `async*n@${FOLDER}/a.js:1:2\n@${FOLDER}/a.js:3:4\n${FOLDER}/a.js:5:6` });
    expect((await messages())[0]?.stack.split('\n')).toEqual(
      [
        'n (/remotes/directory/1.0.0/a.js:1:2)',
        '/remotes/directory/1.0.0/a.js:3:4',
        '/remotes/directory/1.0.0/a.js:5:6',
      ].map((frame) => `    at ${frame}`),
    );
  });

  it.each([
    ['escape sequences', `at \u001b[31mn (${FOLDER}/a.js:1:2)`, '    at /remotes/directory/1.0.0/a.js:1:2'],
    [
      'text as a name',
      `at ada lovelace 0801 (${FOLDER}/a.js:1:2)`,
      '    at /remotes/directory/1.0.0/a.js:1:2',
    ],
    ['another folder', `at n (${FOLDER}/../../../../etc/passwd.js:1:2)`, ''],
    ['a query', `at n (${FOLDER}/a.js?token=secret:1:2)`, ''],
    ['a very long line', `at n (${'x'.repeat(600)}${FOLDER}/a.js:1:2)`, ''],
  ])('keep nothing of %s in a stack', async (_, stack, stored) => {
    expect((await report({ stack })).status).toBe(204);
    expect(await messages()).toMatchObject([{ stack: stored }]);
  });

  it('are the ten latest and the ten most frequent ones, however many a visitor makes up', async () => {
    const from = (network: number) => `105.${String(network)}.0.1`;
    for (let network = 0; network < 3; network += 1) await report({}, from(network));
    for (let index = 0; index < 60; index += 1) {
      now = new Date(now.getTime() + 1_000);
      await report({ message: `made up ${'x'.repeat(index)}` }, from(10 + Math.floor(index / 15)));
    }
    const stored = await messages();
    expect(stored.length).toBeLessThanOrEqual(20);
    expect(stored).toContainEqual(expect.objectContaining({ message: REPORT.message, count: 3 }));
    expect(stored.at(-1)?.message).toBe(`made up ${'x'.repeat(59)}`);
  });

  it('come from many networks: one stores only a part of them, and all its reports are counted', async () => {
    now = new Date('2026-11-20T10:00:00Z');
    for (let index = 0; index < 30; index += 1) {
      now = new Date(now.getTime() + 10_000);
      await report();
    }
    expect(await messages()).toMatchObject([{ count: 20 }]);
    expect((await stored()).map(({ count }) => count)).toEqual([30]);
  });

  it('are removed after 90 days', async () => {
    await report();
    await removeExpiredRows(server.db, new Date(now.getTime() + 91 * 24 * 60 * 60 * 1_000));
    expect(await messages()).toEqual([]);
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
    expect((await report({ message: 'a\u0000b\ud800c\u001b[31m\u202ed\u2028e' })).status).toBe(204);
    expect(await stored()).toMatchObject([{ message: 'a b c [31m d e' }]);
    expect(await messages()).toMatchObject([{ message: 'a b c [31m d e' }]);
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
    { stack: 'x'.repeat(2_001) },
  ])('that is invalid: %o', async (changes) => {
    const { status, body } = await report(changes);
    expect([status, body]).toEqual([400, expect.stringContaining('"code":"bad_request"')]);
  });

  it.each([
    ['larger than 8 kB', 413, { payload: JSON.stringify({ ...REPORT, message: 'x'.repeat(8_192) }) }],
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
