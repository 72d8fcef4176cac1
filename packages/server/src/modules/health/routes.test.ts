import { publishRelease } from '@naija/releases';
import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { foldersIn } from '../../../test/app.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { buildRelease } from '../../../test/use-release-server.ts';
import { useServer } from '../../../test/use-server.ts';
import { publishEvent } from '../../platform/telemetry/events.ts';

let isStored = true;
const check = () => (isStored ? Promise.resolve() : Promise.reject(new Error('s3://secret@bucket is away')));
const hangs = { name: 'slow', check: () => new Promise<void>(() => undefined) };
const server = useServer({ dependencies: [{ name: 'storage', check }] });
const folder = tempFolder();
const own = join(folder, 'own');
buildRelease(own, { version: '1.1.0' });
const upgraded = useServer({ ownReleases: [own] });
const hanging = useServer({ dependencies: [hangs] });
const readiness = async (app = server.app) => {
  const { statusCode, body } = await app.inject('/readyz');
  return { statusCode, body: JSON.parse(body) as { status?: string; checks: Record<string, string> } };
};
afterEach(() => {
  isStored = true;
});

it('is ready, with everything that it depends on', async () => {
  expect(await readiness()).toEqual({
    statusCode: 200,
    body: {
      status: 'ok',
      checks: { database: 'ok', migrations: 'ok', mail: 'ok', releases: 'ok', storage: 'ok' },
    },
  });
});

it('stays ready and says what fails where the product goes on without it, until it is back', async () => {
  isStored = false;
  await expect.poll(readiness).toMatchObject({ statusCode: 200, body: { status: 'degraded' } });
  const { body } = await readiness();
  expect(body.checks).toMatchObject({ database: 'ok', storage: 'failing' });
  expect(JSON.stringify(body)).not.toContain('secret');
  isStored = true;
  await expect.poll(readiness, { timeout: 5_000 }).toMatchObject({ body: { status: 'ok' } });
});

it('names remotes of which visitors have not got the release that came with the server', async () => {
  const before = join(folder, 'before');
  buildRelease(before, { version: '1.0.0' });
  await publishRelease(before, foldersIn(upgraded.folder).remotes);
  expect(await readiness(upgraded.app)).toMatchObject({
    statusCode: 200,
    body: { status: 'ok', outdated: [{ remote: 'directory', current: '1.0.0', built: '1.1.0' }] },
  });
});

it('counts a check that hangs as failing, and is not held up by it', async () => {
  expect(await readiness(hanging.app)).toMatchObject({
    statusCode: 200,
    body: { checks: { slow: 'failing' } },
  });
});

it('shows that the mail server is away, and that it is back', async () => {
  publishEvent('mail.attempted', { outcome: 'retried', isReachable: false });
  await expect.poll(readiness, { timeout: 5_000 }).toMatchObject({ body: { checks: { mail: 'failing' } } });
  publishEvent('mail.attempted', { outcome: 'sent', isReachable: true });
  await expect.poll(readiness, { timeout: 5_000 }).toMatchObject({ body: { checks: { mail: 'ok' } } });
});

it('is not ready while the database lacks a migration', async () => {
  await server.db.execute(sql`delete from drizzle.__drizzle_migrations`);
  await expect.poll(readiness, { timeout: 5_000 }).toMatchObject({
    statusCode: 503,
    body: { code: 'unavailable', checks: { database: 'ok', migrations: 'failing' } },
  });
});
