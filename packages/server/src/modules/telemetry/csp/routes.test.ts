import { reportPaths } from '@naija/contracts/http/reports';
import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { failureReports } from '../../../database/schema.ts';
import { logRedaction } from '../../../platform/logging/logger.ts';
import { foldersIn } from '../../../../test/app.ts';
import { put, registryOf } from '../../../../test/hosted-files.ts';
import { useServer } from '../../../../test/use-server.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let now = new Date('2026-11-20T23:59:00Z');
let lines: string[] = [];
const logger = pino({ level: 'warn', ...logRedaction }, { write: (line: string) => void lines.push(line) });
const server = useServer({ clock: () => now, log: logger });

const list = (registry: Registry) => {
  put(join(foldersIn(server.folder).remotes, 'remotes.json'), JSON.stringify(registry));
};

beforeEach(() => {
  list(registryOf('/'));
  // Logged texts are forgotten after an hour.
  now = new Date(now.getTime() + DAY_MS);
  lines = [];
});

const NEWER = 'application/reports+json';
const OLDER = 'application/csp-report';

async function send(type: string, payload: unknown, remoteAddress = '105.112.0.1') {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: reportPaths.policy,
    remoteAddress,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: statusCode, body };
}

const logged = () => lines.map((line) => (JSON.parse(line) as { policyReport: unknown }).policyReport);

const violation = (body: object) => ({ type: 'csp-violation', age: 1, url: 'https://agents.example/', body });
const BODY = {
  documentURL: 'https://agents.example/set-password?token=secret#secret',
  blockedURL: 'https://evil.example/steal?mail=ada@example.com',
  effectiveDirective: 'script-src-elem',
  sourceFile: 'https://agents.example/assets/a.js?secret',
  lineNumber: 7,
  sample: 'var secret = 1',
  referrer: 'https://agents.example/login?secret',
};
const SEEN = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: 'https://agents.example/set-password',
  source: 'https://agents.example/assets/a.js',
  line: 7,
};

describe('a CSP violation', () => {
  it('is logged without personal data', async () => {
    expect(await send(NEWER, [violation(BODY)])).toEqual({ status: 204, body: '' });
    expect(logged()).toEqual([SEEN]);
    expect(lines.join()).not.toMatch(/secret|ada/);
  });

  it('is logged if an older browser reports it', async () => {
    const report = {
      'document-uri': BODY.documentURL,
      'blocked-uri': BODY.blockedURL,
      'violated-directive': BODY.effectiveDirective,
      'source-file': BODY.sourceFile,
      'line-number': 7,
    };
    expect((await send(OLDER, { 'csp-report': report })).status).toBe(204);
    expect(logged()).toEqual([SEEN]);
  });

  it.each([
    ['inline', 'inline'],
    ['data:text/html,secret', 'data:'],
    ['blob:https://agents.example/1', 'https://agents.example'],
    ['chrome-extension://abcdef/secret.js', 'chrome-extension:'],
  ])('is logged by its scheme where it has no origin: %s', async (blockedURL, blocked) => {
    await send(NEWER, [violation({ ...BODY, blockedURL })]);
    expect(logged()).toMatchObject([{ blocked }]);
  });

  it('is logged once an hour, however many browsers report it', async () => {
    for (const address of ['105.112.0.1', '105.112.0.2'])
      await send(NEWER, [violation(BODY), violation(BODY)], address);
    expect(logged()).toHaveLength(1);
    now = new Date(now.getTime() + 60 * 60 * 1_000);
    await send(NEWER, [violation(BODY)]);
    expect(logged()).toHaveLength(2);
  });

  it('does not flood the log, however many variants are made up', async () => {
    for (let index = 0; index < 300; index += 10) {
      const reports = Array.from({ length: 20 }, (_, more) =>
        violation({ ...BODY, lineNumber: index + more }),
      );
      await send(NEWER, reports, `105.${String(index % 256)}.1.1`);
    }
    expect(logged().length).toBeLessThan(200);
  });

  it('is logged after many that were made up in a few networks', async () => {
    for (let index = 0; index < 120; index += 1)
      await send(
        NEWER,
        [violation({ ...BODY, lineNumber: index + 1_000 })],
        `105.${String(index % 12)}.1.${String(index)}`,
      );
    await send(NEWER, [violation(BODY)], '197.210.64.7');
    expect(logged()).toContainEqual(SEEN);
  });

  it('is logged ten times an hour per network, from however many of its addresses', async () => {
    for (let index = 0; index < 15; index += 1)
      await send(NEWER, [violation({ ...BODY, lineNumber: index })], `105.112.1.${String(index)}`);
    expect(logged()).toHaveLength(10);
  });

  it('is logged ten times an hour per network, which leaves room for others', async () => {
    const made = (index: number) => [violation({ ...BODY, lineNumber: index })];
    for (let index = 0; index < 15; index += 1) await send(NEWER, made(index), '2c0f:f5c0:1:2::1');
    expect(logged()).toHaveLength(10);
    await send(NEWER, made(15), '105.112.0.2');
    expect(logged()).toHaveLength(11);
    now = new Date(now.getTime() + 60 * 60 * 1_000);
    await send(NEWER, made(16), '2c0f:f5c0:1:2::1');
    expect(logged()).toHaveLength(12);
  });

  it.each([
    ['an object', { valueOf: null, toString: null }],
    ['a list', [7]],
    ['a text', '7'],
    ['below nothing', -1],
  ])('is logged without an invalid line number: %s', async (_, lineNumber) => {
    expect((await send(NEWER, [violation({ ...BODY, lineNumber })])).status).toBe(204);
    expect((await send(OLDER, { 'csp-report': { 'line-number': lineNumber } })).status).toBe(204);
    expect(logged()).toMatchObject([{ line: 0 }, { line: 0 }]);
  });

  it('cannot control a terminal', async () => {
    await send(NEWER, [violation({ ...BODY, effectiveDirective: 'a\u001b[31m\nb\u202e' })]);
    expect(logged()).toMatchObject([{ directive: 'a  31m b ' }]);
  });
});

describe('nothing is logged', () => {
  it.each([
    ['of another report', NEWER, [{ type: 'deprecation', body: BODY }], 204],
    ['of a list of nothing', NEWER, [null, 1, 'x', [], { type: 'csp-violation' }], 204],
    ['of an empty report', OLDER, {}, 204],
    ['of what is no JSON', NEWER, '{', 400],
    ['of nothing', OLDER, '', 400],
    ['of what is sent as JSON, as any page could', 'application/json', [violation(BODY)], 415],
    ['of more than 16 kB', NEWER, [violation({ ...BODY, sample: 'x'.repeat(17_000) })], 413],
  ])('%s', async (_, type, payload, status) => {
    expect((await send(type, payload)).status).toBe(status);
    expect(lines).toEqual([]);
  });

  it('of the 21st report at once from one client', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await send(NEWER, [])).status);
    expect(statuses).toEqual([...new Array<number>(20).fill(204), 429]);
  });
});

describe('a violation by a script of a release', () => {
  const DAY = '2026-11-20';
  const FOLDER = '/remotes/directory/1.0.0/';
  const counted = async () =>
    (await server.db.select().from(failureReports)).map(({ day, ...row }) => ({ ...row, day: day > DAY }));
  const by = (sourceFile: string, blockedURL = BODY.blockedURL) =>
    violation({ ...BODY, sourceFile, blockedURL, effectiveDirective: 'connect-src' });
  const COUNTED = { remote: 'directory', version: '1.0.0', kind: 'policy', day: true };

  it('is counted among its failures, with what was refused and nothing about the visitor', async () => {
    await send(NEWER, [by(`https://agents.example${FOLDER}HomePage-a1b2.js?secret`)]);
    const message = 'connect-src refused https://evil.example';
    expect(await counted()).toEqual([{ ...COUNTED, count: 1, message }]);
    const older = { 'violated-directive': 'img-src', 'source-file': `https://agents.example${FOLDER}a.js` };
    await send(OLDER, { 'csp-report': older });
    expect(await counted()).toMatchObject([{ ...COUNTED, count: 2 }]);
  });

  it('is counted if the files are on another origin', async () => {
    const registry = registryOf('/');
    for (const release of releasesOf(registry, 'directory'))
      release.url = `https://cdn.example${release.url}`;
    list(registry);
    await send(NEWER, [by(`https://cdn.example${FOLDER}a.js`)]);
    expect(await counted()).toMatchObject([{ ...COUNTED, count: 1 }]);
    await send(NEWER, [by(`https://agents.example${FOLDER}a.js`)]);
    expect(await counted()).toMatchObject([{ count: 1 }]);
  });

  it('is counted once for each report that is sent, however often it repeats it', async () => {
    const reports = [1, 2, 3].map((index) =>
      by(`https://agents.example${FOLDER}a.js`, `https://${String(index)}.example`),
    );
    await send(NEWER, reports);
    expect(await counted()).toMatchObject([{ count: 1 }]);
  });

  it.each([
    'https://agents.example/remotes/directory/9.9.9/a.js',
    'https://agents.example/remotes/__proto__/1.0.0/a.js',
    'https://agents.example/assets/index-abc.js',
    'https://agents.example/',
    'data:text/javascript,1',
    '7',
  ])('is not counted where no listed release has such a script: %s', async (script) => {
    expect((await send(NEWER, [by(script)])).status).toBe(204);
    expect(await counted()).toEqual([]);
  });
});
