import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
  mkdtempSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import { EVENT_FIELDS, SECURITY_EVENTS } from './events.ts';
import { rotatingFile } from './rotating-file.ts';
import { createSecurityLog, type EventRequest } from './security-log.ts';
import { anonymizeAddress } from './anonymize-address.ts';

const folder = tempFolder();
const fresh = () => join(mkdtempSync(join(folder, 'log-')), 'logs/security.log');
const raise = (error: unknown) => {
  throw error;
};

function requestFrom(ip: string): EventRequest {
  return { id: 'r1', ip, method: 'POST', routeOptions: { url: '/x' } as EventRequest['routeOptions'] };
}

function collecting() {
  const lines: Record<string, unknown>[] = [];
  const log = createSecurityLog({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { lines, log };
}

it.each([
  ['105.112.34.56', '105.112.34.0/24'],
  ['::ffff:105.112.34.56', '105.112.34.0/24'],
  ['2c0f:f5c0:1234:5678:9abc::1', '2c0f:f5c0:1234::/48'],
  ['105.112.34.56:50123', '105.112.34.0/24'],
  ['[2c0f:f5c0:1234:5678::1]:50123', '2c0f:f5c0:1234::/48'],
  ['::1', '0:0:0::/48'],
  ['not an address', 'unknown'],
])('logs only the network of %s: %s', (address, network) => {
  expect(anonymizeAddress(address)).toBe(network);
});

describe('a flood', () => {
  it('of denied requests from one network writes two lines', () => {
    const { lines, log } = collecting();
    for (let sent = 0; sent < 10_000; sent += 1)
      log.record('request.limited', requestFrom(`105.112.0.${String(sent % 256)}`), { agent: null });
    log.close();
    expect(lines).toMatchObject([{ event: 'request.limited', request: 'r1' }, { repeats: 9_999 }]);
  });

  it('from too many networks is counted as a whole, in bounded lines', () => {
    const { lines, log } = collecting();
    for (let sent = 0; sent < 20_000; sent += 1)
      log.record('request.limited', requestFrom(`10.${String(sent >> 8)}.${String(sent & 0xff)}.1`), {
        agent: null,
      });
    log.close();
    expect(lines).toHaveLength(501);
    expect(lines.at(-1)).toMatchObject({ event: 'request.limited', network: 'many', repeats: 19_500 });
  });

  it('from one network leaves the lines of others as they are', () => {
    const { lines, log } = collecting();
    for (let sent = 0; sent < 1_000; sent += 1)
      log.record('login.failed', requestFrom('10.0.0.1'), { agent: `agent ${String(sent)}` });
    log.record('login.failed', requestFrom('197.210.64.7'), { agent: 'ada' });
    log.close();
    expect(lines).toContainEqual(expect.objectContaining({ network: '197.210.64.0/24', agent: 'ada' }));
    expect(lines.at(-1)).toMatchObject({ event: 'login.failed', network: '10.0.0.0/24', repeats: 950 });
  });

  it('of logins and logouts of one account writes two lines of each, so that no agent can rotate the log away', () => {
    const { lines, log } = collecting();
    for (let sent = 0; sent < 1_000; sent += 1)
      for (const event of ['login.succeeded', 'logout', 'sessions.ended'] as const)
        log.record(event, requestFrom('10.0.0.1'), { agent: 'a' });
    log.close();
    expect(lines).toHaveLength(6);
  });

  it('of password changes is logged line by line', () => {
    const { lines, log } = collecting();
    for (let sent = 0; sent < 3; sent += 1)
      log.record('password.changed', requestFrom('10.0.0.1'), { agent: 'a' });
    log.close();
    expect(lines).toHaveLength(3);
  });
});

describe('the file of the security log', () => {
  it('is rotated by size, with at most five files', () => {
    const file = fresh();
    const stream = rotatingFile(file, raise, 1_000);
    for (let line = 0; line < 500; line += 1) stream.write(`${String(line).padStart(99, '0')}\n`);
    const names = readdirSync(join(file, '..')).sort();
    expect(names).toEqual([
      'security.log',
      ...[1, 2, 3, 4].map((number) => `security.log.${String(number)}`),
    ]);
    for (const name of names) expect(statSync(join(file, '..', name)).size).toBeLessThanOrEqual(1_000);
    expect(readFileSync(file, 'utf8')).toContain('499\n');
    expect(readFileSync(`${file}.1`, 'utf8')).toContain('489\n');
  });

  it('is private, and is created again after another tool has moved, truncated or removed it', () => {
    const file = fresh();
    const stream = rotatingFile(file, raise);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    stream.write('one\n');
    renameSync(file, `${file}.moved`);
    stream.write('two\n');
    expect(readFileSync(file, 'utf8')).toBe('two\n');
    truncateSync(file);
    stream.write('three\n');
    expect(readFileSync(file, 'utf8')).toBe('three\n');
  });

  it('that cannot be written any more does not fail its callers', () => {
    const file = fresh();
    const failures: unknown[] = [];
    const stream = rotatingFile(file, (error) => failures.push(error));
    renameSync(join(file, '..'), join(file, '../../away'));
    writeFileSync(join(file, '..'), '');
    stream.write('one\n');
    expect([failures.length, existsSync(file)]).toEqual([1, false]);
  });
});

it('the page about monitoring lists every event and field', () => {
  const handbook = readFileSync(
    new URL('../../../../../docs/operations/monitoring.md', import.meta.url),
    'utf8',
  ).replace(/\s+/g, ' ');
  for (const [name, means] of Object.entries(EVENT_FIELDS))
    expect(handbook).toContain(`| \`${name}\` | ${means} |`);
  for (const [name, { says, ids }] of Object.entries(SECURITY_EVENTS))
    expect(handbook).toContain(`| \`${name}\` | ${says} | ${ids.map((id) => `\`${id}\``).join(', ')} |`);
});
