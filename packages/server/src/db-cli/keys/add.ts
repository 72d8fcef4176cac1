import { REMOTE_NAME_PATTERN } from '@naija/contracts/remote/names';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrateDatabase } from '../../database/migrations.ts';
import { addPublishKey, DEFAULT_LIFETIME, expiryOf } from '../../modules/releases/index.ts';
import { StartError } from '../../start-error.ts';
import type { Io } from '../io.ts';
import { readStorageSettings, withDatabase } from '../with-database.ts';
import { dayOf } from './list.ts';

/** Characters that the audit and lists can show in one line */
const LABEL = /^[\w.@+-][\w .@+-]{0,38}[\w.@+-]$|^[\w.@+-]$/;

/** Prints only the key to stdout, so that a script can pass it on. */
export function addKeyCommand(io: Io): Command {
  return new Command('add')
    .description('Makes a publish key of a remote and prints it, once; the server keeps its hash alone.')
    .argument('<remote>', 'what it publishes: directory')
    .requiredOption('--label <text>', 'what it is for, as the audit shows it: ci')
    .option('--expires <lifetime>', 'days, such as 30d, or never', DEFAULT_LIFETIME)
    .addHelpText('after', '\nExample:\n  naija keys add directory --label ci')
    .action(async (remote: string, { label, expires }: { label: string; expires: string }) => {
      if (!REMOTE_NAME_PATTERN.test(remote))
        throw new Error(`'${remote}' cannot be a remote: names are like saved-homes`);
      if (!LABEL.test(label))
        throw new Error(`'${label}' cannot be a label: use up to 40 letters, digits, spaces and . _ @ + -`);
      const createdAt = new Date();
      const expiresAt = expiryOf(expires, createdAt);
      const { key, id } = await withDatabase(io, async (db) => {
        await refuseUnused(db);
        await migrateDatabase(db);
        return addPublishKey(db, { remote, label, createdAt, expiresAt });
      });
      io.stdout(`${key}\n`);
      const expiry = expiresAt ? `expires on ${dayOf(expiresAt)}` : 'never expires';
      io.stderr(
        `✓ Key ${id} of ${remote} (${label}) works from now on and ${expiry}. It is shown this once: give it to the team as MFE_PUBLISH_KEY. Only servers with the database ${placeOf(io)} know it.\n`,
      );
    });
}

function placeOf(io: Io): string {
  const { databaseUrl, dataDir } = readStorageSettings(io);
  if (databaseUrl === undefined) return `in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1)} at ${host}`;
}

/** Refuses a database that no server has used, where no server would find the key. */
async function refuseUnused(db: NodePgDatabase): Promise<void> {
  const { rows } = await db.execute<{ isUsed: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isUsed"`,
  );
  if (!rows[0]?.isUsed)
    throw new StartError(
      'No server has used this database, so none would know the key. Set DATABASE_URL as the server has it; for a new site, run "naija db migrate" first.',
    );
}
