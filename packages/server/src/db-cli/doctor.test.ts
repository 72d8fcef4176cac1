import { publishRelease, retireRemote } from '@naija/releases';
import { sql } from 'drizzle-orm';
import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { useDatabase } from '../../test/use-server.ts';
import { startSmtpServer } from '../../test/smtp-server.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { buildRelease } from '../../test/use-release-server.ts';
import { recordBackup } from '../modules/infrastructure/index.ts';
import { migrations } from '../database/migrations.ts';
import { naija } from './naija.ts';

const folder = tempFolder();
const database = useDatabase({ isEmptied: false });

async function doctor(env: Record<string, string>, ...argv: string[]) {
  let [stdout, stderr] = ['', ''];
  const status = await naija(['doctor', ...argv], {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    cwd: folder,
    env: { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '1', DISK_RESERVE_MB: '0', ...env },
  });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

const wrong = ({ lines }: { lines: string[] }) => lines.filter((line) => /^[✗?]/.test(line));

it('finds nothing wrong with a server that is not started yet, and says what it could not check', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(smtp.stop);
  const found = await doctor({ SMTP_URL: smtp.url });
  expect(found).toMatchObject({ status: 0, stderr: '' });
  expect(found.lines).toEqual([
    `✓ settings: development, data in ${folder}`,
    '✓ data folder: can be written',
    expect.stringMatching(/^✓ disk: [\d.]+ GB are free$/),
    '✓ database: can be reached, and has all migrations',
    '✓ mail server: answers',
    '✓ storage: photos and releases are in the data folder',
    '! releases: nothing is published yet: naija releases seed',
    '? server: nothing answers at http://localhost:1; it may not run on this machine',
    '? backups: naija has made none of this database',
  ]);
  await database.db.execute(
    sql`delete from drizzle.__drizzle_migrations where hash = ${migrations[0]?.hash}`,
  );
  expect((await doctor({})).lines).toContain(
    '! database: migrations that are pending: 1; a start applies them',
  );
});

it('says of each thing that is wrong what to do about it, and fails', async () => {
  const found = await doctor({
    DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/n',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DISK_RESERVE_MB: '1000000',
    STORAGE_URL: '',
  });
  expect(found).toMatchObject({ status: 1, stderr: '✗ 3 of these must be fixed\n' });
  expect(wrong(found)).toEqual([
    expect.stringMatching(/^✗ disk: .* GB are free, which is the reserve or less: docs/),
    expect.stringMatching(/^✗ database: DATABASE_URL: .* cannot be used: .*ECONNREFUSED.*: docs/),
    expect.stringMatching(/^✗ mail server: .*ECONNREFUSED.*: correct SMTP_URL/),
    expect.stringMatching(/^\? server/),
    '? backups: the database cannot be asked about the newest one',
  ]);
  expect(found.lines.join()).not.toContain('secret');
});

it('fails if the newest backup is older than a night and a half', async () => {
  await recordBackup(database.db, 1_000);
  expect((await doctor({})).lines).toContain('✓ backups: the newest one is 0 hours old');
  await database.db.execute(
    sql`update jobs set succeeded_at = now() - interval '40 hours' where name = 'backup'`,
  );
  const late = await doctor({});
  expect(late.status).toBe(1);
  expect(late.lines).toContain(
    '✗ backups: the newest one is 40 hours old: make one with naija db backup, and look at the timer or cron that should have',
  );
});

it('lists all settings that are wrong, and looks at nothing with them', async () => {
  expect(await doctor({ NODE_ENV: 'production', PORT: 'x' })).toEqual({
    ...{ status: 1, lines: [''] },
    stderr: expect.stringMatching(
      /^✗ These settings cannot be used:\n {2}PORT=x: .*\n(.*\n)* {2}SMTP_URL/,
    ) as string,
  });
});

it('reports releases that were changed, and lists that the registry key has not signed', async () => {
  const built = join(folder, 'built');
  buildRelease(built, { version: '1.0.0' });
  const remotes = join(folder, 'remotes');
  await publishRelease(built, remotes);
  onTestFinished(async () => {
    await retireRemote(remotes, 'directory', { who: 'ada@desk' });
  });
  expect((await doctor({})).lines).toContain(
    '! releases: unchanged; nothing signs them, as REGISTRY_KEY_FILE is not set',
  );
  const { privateKey } = generateKeyPairSync('ed25519');
  const file = join(folder, 'registry.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  appendFileSync(join(remotes, 'directory/1.0.0/remoteEntry.js'), '//');
  const found = wrong(await doctor({ REGISTRY_KEY_FILE: file }));
  expect(found).toContainEqual(expect.stringMatching(/^✗ releases: directory: .*sign.*: naija mfe verify/));
  expect(found.filter((line) => line.includes('releases: directory'))).not.toHaveLength(0);
});

it('asks the server on its port what does not work', async () => {
  const checks = { database: 'ok', disk: 'failing' };
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ status: 'degraded', checks }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const found = await doctor({ HOST: '127.0.0.1', PORT: String(port) });
  expect(found.lines).toContain(
    `✗ server: http://127.0.0.1:${String(port)}/readyz has status 200, failing: disk: its log says why; docs/operations/incidents.md, "Degraded"`,
  );
});
