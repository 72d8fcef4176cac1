import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { RELEASE_ARCHIVE, releasePaths, type PublishResponse } from '@naija/contracts/http/releases';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { KEYS, useReleaseServer } from '../../../../test/use-release-server.ts';
import { run } from '../../../db-cli/run.ts';
import type { SecurityEvent } from '../../../platform/security-log/events.ts';
import { addPublishKey } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let now: Date;
const events: [SecurityEvent, object][] = [];
const site = useReleaseServer({
  clock: () => now,
  security: {
    record: (event, _request, ids) => events.push([event, ids]),
    has: () => true,
    close: () => undefined,
  },
});

beforeEach(() => {
  now = new Date();
  events.length = 0;
});

const later = (ms: number) => new Date(now.getTime() + ms);

/** Runs the operator's command beside a running server; returns its output. */
async function keysCommand(...argv: string[]): Promise<string> {
  let stdout = '';
  const status = await run('keys', argv, {
    stdout: (text) => (stdout += text),
    stderr: () => undefined,
    cwd: process.cwd(),
    env: { DATABASE_URL: site.url },
  });
  expect(status).toBe(0);
  return stdout;
}

const addKey = async (expiresAt: Date | null) =>
  addPublishKey(site.db, { remote: 'directory', label: 'ci', createdAt: now, expiresAt });

async function publishWith(key: string, version = '1.0.0') {
  const body = new Uint8Array(await site.archive({ version }));
  const init = { body, headers: { 'content-type': RELEASE_ARCHIVE } };
  return site.send<PublishResponse>('PUT', releasePaths.publish('directory', version), init, key);
}

const statusWith = (key: string) => site.send<ReleasesStatus>('GET', releasePaths.status, {}, key);

describe('a key that the operator makes', () => {
  it('replaces another one without a restart, and each is named in the audit', async () => {
    const old = (await keysCommand('add', 'directory', '--label', 'laptop')).trim();
    const otherProcess = await testApp(site.db, site.folder);
    expect((await publishWith(old)).status).toBe(201);
    const added = (await keysCommand('add', 'directory', '--label', 'ci')).trim();
    expect((await publishWith(added, '1.1.0')).status).toBe(201);
    const [, id = ''] =
      /^(\w+) directory \(laptop\): .*, expires .*, last used/m.exec(await keysCommand('list')) ?? [];
    await keysCommand('revoke', id);
    const { status, body } = await publishWith(old, '1.2.0');
    const elsewhere = await otherProcess.inject({
      url: releasePaths.status,
      headers: { authorization: `Bearer ${old}` },
    });
    await otherProcess.close();
    expect([status, elsewhere.statusCode]).toEqual([401, 401]);
    expect(body.message).toMatch(/^This publish key was revoked on \d{4}-\d\d-\d\d\. Please ask /);
    const { audit, keys } = (await statusWith(added)).body;
    expect(audit.map(({ who, to }) => [who, to])).toEqual([
      ['key of directory (ci)', '1.1.0'],
      ['key of directory (laptop)', '1.0.0'],
    ]);
    expect(keys?.map(({ label }) => label)).toEqual(['ci', null]);
  });

  it('publishes until it expires, and is then refused with the day, and logged', async () => {
    const { key, id } = await addKey(later(DAY_MS));
    expect((await publishWith(key)).status).toBe(201);
    expect(events.at(-1)).toEqual(['release.published', { key: id, remote: 'directory', version: '1.0.0' }]);
    now = later(DAY_MS);
    const { status, body, headers } = await publishWith(key, '1.1.0');
    const day = now.toISOString().slice(0, 10);
    expect([status, body.message]).toEqual([
      401,
      `This publish key expired on ${day}. Please ask whoever runs the site for a new one.`,
    ]);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(events.at(-1)).toEqual(['key.refused', { key: id, remote: 'directory' }]);
    expect(await site.listed('directory')).toEqual(['1.0.0']);
  });

  it.each([
    [13, true],
    [15, false],
    [null, false],
  ])('that expires in %s days says so where that is soon: %s', async (days, isSoon) => {
    const expiresAt = days === null ? null : later(days * DAY_MS);
    const { key } = await addKey(expiresAt);
    const { body } = await publishWith(key);
    expect(body.keyExpiresAt).toBe(isSoon ? expiresAt?.toISOString() : undefined);
  });

  it('shows its last use to its team, written once a minute', async () => {
    const { key, id } = await addKey(null);
    const lastUse = async () => {
      const { keys = [] } = (await statusWith(key)).body;
      return keys.find((shown) => shown.id === id)?.lastUsedAt;
    };
    const first = now.toISOString();
    expect(await lastUse()).toBe(first);
    now = later(59_000);
    expect(await lastUse()).toBe(first);
    now = later(2_000);
    expect(await lastUse()).toBe(now.toISOString());
    expect((await statusWith(KEYS.auth)).body.keys?.map(({ remote }) => remote)).toEqual(['auth']);
  });
});

it('a client that tries keys is stopped, and a team behind the same address can still roll back', async () => {
  const tries = [];
  for (let count = 0; count < 22; count += 1) tries.push((await statusWith(`guess-${String(count)}`)).status);
  expect(tries.slice(19)).toEqual([401, 429, 429]);
  const { key } = await addKey(null);
  expect((await statusWith(key)).status).toBe(200);
});
