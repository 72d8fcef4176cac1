import { folderSource, publicKeyOf, readRegistryFile, verifyReleases } from '@naija/releases';
import { remoteNames } from '@naija/contracts/remote/registry';
import { Command } from 'commander';

import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lastBackupAt } from '../modules/infrastructure/index.ts';
import { openDatabase, type Queryable } from '../database/database.ts';
import { holdsDatabase } from '../database/locate.ts';
import { migrationStatus } from '../database/migrations.ts';
import { checkSmtp } from '../modules/mail/index.ts';
import { describeOutdated, outdatedRemotes } from '../modules/releases/index.ts';
import { createDiskSpace } from '../platform/disk/disk-space.ts';
import { openObjectStore } from '../platform/storage/open-object-store.ts';
import { StorageUnavailable } from '../platform/storage/object-store.ts';
import { readSettings, type Settings } from '../settings/env.ts';
import { withReleases } from './releases/with-releases.ts';
import type { Io } from './io.ts';
import { withConnection } from './with-database.ts';

/** `note` needs no repair; `unknown` could not be checked. */
type State = 'ok' | 'note' | 'unknown' | 'failed';
type Line = readonly [State, string];

interface Check {
  name: string;
  /** Rejects if the part does not work. */
  look: () => Promise<readonly Line[]>;
  remedy: string;
}

const MARKS: Record<State, string> = { ok: '✓', note: '!', unknown: '?', failed: '✗' };
const GIGABYTE = 1024 ** 3;
const HOUR_MS = 3_600_000;
/** A nightly backup may be half a day late */
const BACKUP_MAX_HOURS = 36;
const ANSWER_TIMEOUT_MS = 5_000;

/** Checks everything that a server needs; prints one line for each part, with advice for what is wrong. */
export function doctorCommand(io: Io): Command {
  return new Command('naija doctor')
    .description(
      'Checks settings, folders, database, mail server, storage, releases, the server and backups. Changes nothing.',
    )
    .addHelpText('after', '\nExit status: 0 nothing is wrong, 1 something is, 2 wrong use.')
    .action(async () => {
      const settings = readSettings(io.env);
      io.stdout(`✓ settings: ${settings.mode}, data in ${settings.dataDir}\n`);
      let failures = 0;
      for (const check of checksOf(settings, io)) {
        for (const [state, text] of await lookAt(check)) {
          io.stdout(`${MARKS[state]} ${check.name}: ${text}\n`);
          if (state === 'failed') failures += 1;
        }
      }
      if (failures > 0) throw new Error(`${String(failures)} of these must be fixed`);
    });
}

function checksOf(settings: Settings, io: Io): Check[] {
  const { dataDir, remotesDir, smtpUrl, storage } = settings;
  return [
    {
      name: 'data folder',
      look: () => lookAtFolder(dataDir),
      remedy: `let the user of the server own ${dataDir}, and run naija as that user`,
    },
    {
      name: 'disk',
      look: () => lookAtDisk(settings),
      remedy: 'docs/operations/incidents.md, "Full disk"',
    },
    {
      name: 'database',
      look: () => lookInto(settings, io, lookAtMigrations),
      remedy: 'docs/operations/incidents.md, "Database away"',
    },
    {
      name: 'mail server',
      look: () => lookAtMail(smtpUrl),
      remedy: 'correct SMTP_URL, or let the firewall pass it',
    },
    {
      name: 'storage',
      look: () => lookAtStorage(storage),
      remedy: 'correct STORAGE_URL and its keys, or let the firewall pass it',
    },
    {
      name: 'releases',
      look: () =>
        withReleases(
          settings,
          () => undefined,
          ({ dir }) => lookAtReleases(dir, settings),
        ),
      remedy: `naija mfe verify says more; ${remotesDir} has to be readable`,
    },
    {
      name: 'server',
      look: () => lookAtServer(settings),
      remedy: 'its log says why; docs/operations/incidents.md, "Degraded"',
    },
    {
      name: 'backups',
      look: () =>
        lookInto(settings, io, lookAtBackups).catch((): Line[] => [
          ['unknown', 'the database cannot be asked about the newest one'],
        ]),
      remedy: 'make one with naija db backup, and look at the timer or cron that should have',
    },
  ];
}

async function lookAt({ look, remedy }: Check): Promise<readonly Line[]> {
  try {
    return (await look()).map(([state, text]) => [state, state === 'failed' ? `${text}: ${remedy}` : text]);
  } catch (error) {
    const cause = error instanceof StorageUnavailable ? error.cause : error;
    return [['failed', `${cause instanceof Error ? cause.message : String(cause)}: ${remedy}`]];
  }
}

async function lookAtFolder(dataDir: string): Promise<Line[]> {
  const isMade = await stat(dataDir).then(
    () => true,
    () => false,
  );
  await access(isMade ? dataDir : dirname(dataDir), constants.W_OK | constants.X_OK);
  return [isMade ? ['ok', 'can be written'] : ['note', 'is made by the first start']];
}

async function lookAtDisk({ dataDir, remotesDir, diskReserveBytes }: Settings): Promise<Line[]> {
  const disk = createDiskSpace({ folders: [dataDir, remotesDir], reserveBytes: diskReserveBytes });
  const free = (await disk.read()).map(({ freeBytes }) => freeBytes);
  if (free.length === 0) return [['unknown', 'there is no folder yet']];
  const text = `${(Math.min(...free) / GIGABYTE).toFixed(1)} GB are free`;
  return [(await disk.isFull()) ? ['failed', `${text}, which is the reserve or less`] : ['ok', text]];
}

/** Returns a note if the database does not exist yet. */
async function lookInto(
  { databaseUrl, dataDir }: Settings,
  io: Io,
  look: (db: Queryable) => Promise<Line>,
): Promise<Line[]> {
  if (databaseUrl === undefined && !holdsDatabase(dataDir))
    return [['note', 'there is no database yet: the first start creates it']];
  return withConnection(io, async (connection) => {
    const { db, close } = openDatabase(connection, () => undefined, { max: 1 });
    try {
      return [await look(db)];
    } finally {
      await close();
    }
  });
}

async function lookAtMigrations(db: Queryable): Promise<Line> {
  const pending = (await migrationStatus(db)).filter(({ isApplied }) => !isApplied).length;
  return pending === 0
    ? ['ok', 'can be reached, and has all migrations']
    : ['note', `migrations that are pending: ${String(pending)}; a start applies them`];
}

async function lookAtBackups(db: Queryable): Promise<Line> {
  const newest = await lastBackupAt(db);
  if (!newest) return ['unknown', 'naija has made none of this database'];
  const hours = Math.round((Date.now() - newest.getTime()) / HOUR_MS);
  return [hours > BACKUP_MAX_HOURS ? 'failed' : 'ok', `the newest one is ${String(hours)} hours old`];
}

async function lookAtMail(smtpUrl: string | undefined): Promise<Line[]> {
  if (smtpUrl === undefined) return [['note', 'SMTP_URL is not set, so mail is shown at /dev/mailbox']];
  await checkSmtp(smtpUrl);
  return [['ok', 'answers']];
}

async function lookAtStorage(storage: Settings['storage']): Promise<Line[]> {
  if (!storage) return [['ok', 'photos and releases are in the data folder']];
  const store = await openObjectStore(storage);
  try {
    await store.check();
  } finally {
    store.close();
  }
  return [['ok', `the bucket ${storage.bucket} can be reached`]];
}

async function lookAtReleases(dir: string, { registryKeys: { key, otherKeys } }: Settings): Promise<Line[]> {
  if (remoteNames(await readRegistryFile(dir)).length === 0)
    return [['note', 'nothing is published yet: naija releases seed']];
  const report = await verifyReleases(folderSource(dir), key && publicKeyOf(key), otherKeys);
  const outdated = (await outdatedRemotes(dir)).map((each): Line => ['note', describeOutdated(each)]);
  const signed: Line = key
    ? ['ok', 'signed by the registry key, and unchanged']
    : ['note', 'unchanged; nothing signs them, as REGISTRY_KEY_FILE is not set'];
  const wrong = report.findings.map(({ remote, message }): Line => [
    'failed',
    `${remote ?? 'all'}: ${message}`,
  ]);
  return [...(wrong.length === 0 ? [signed] : wrong), ...outdated];
}

async function lookAtServer({ host, port }: Settings): Promise<Line[]> {
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${String(port)}`;
  const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(
    () => undefined,
  );
  if (!response) return [['unknown', `nothing answers at ${address}; it may not run on this machine`]];
  const { checks = {} } = (await response.json()) as { checks?: Record<string, string> };
  const failing = Object.keys(checks).filter((name) => checks[name] !== 'ok');
  if (response.ok && failing.length === 0) return [['ok', `ready at ${address}`]];
  return [
    ['failed', `${address}/readyz has status ${String(response.status)}, failing: ${failing.join(', ')}`],
  ];
}
