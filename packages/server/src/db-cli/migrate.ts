import { Command } from 'commander';
import { migrateDatabase, migrationStatus } from '../database/migrations.ts';
import type { Io } from './io.ts';
import { withDatabase } from './with-database.ts';

/** Applies pending migrations, as starting the server does. */
export function migrateCommand(io: Io): Command {
  return new Command('migrate')
    .description('Applies pending migrations, all or none. A start of the server does so as well.')
    .action(async () => {
      const applied = await withDatabase(io, async (db) => {
        const pending = (await migrationStatus(db)).filter(({ isApplied }) => !isApplied);
        await migrateDatabase(db);
        return pending.map(({ migration }) => migration.tag);
      });
      io.stdout(
        applied.length === 0
          ? 'The database is up to date.\n'
          : applied.map((tag) => `${tag}: applied\n`).join(''),
      );
    });
}

/** Lists migrations; read-only. */
export function statusCommand(io: Io): Command {
  return new Command('status')
    .description(
      'Lists the migrations, with whether the database has them. Exit status 1 where one is pending.',
    )
    .action(async () => {
      const status = await withDatabase(io, migrationStatus);
      for (const { migration, isApplied } of status)
        io.stdout(
          `${isApplied ? 'applied' : 'pending'}  ${migration.tag}  ${migration.createdAt.toISOString()}\n`,
        );
      const pending = status.filter(({ isApplied }) => !isApplied).length;
      if (pending > 0) throw new Error(`${String(pending)} pending. Apply with: naija db migrate`);
    });
}
