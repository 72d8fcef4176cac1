import { Command } from 'commander';
import { migrateDatabase } from '../../database/migrations.ts';
import { revokePublishKey } from '../../modules/releases/index.ts';
import type { Io } from '../io.ts';
import { withDatabase } from '../with-database.ts';

/** Running servers refuse the key from their next request on. */
export function revokeKeyCommand(io: Io): Command {
  return new Command('revoke')
    .description('Revokes a publish key; running servers refuse it at once.')
    .argument('<id>', 'as listed: 9f86d081')
    .action(async (id: string) => {
      const revoked = await withDatabase(io, async (db) => {
        await migrateDatabase(db);
        return revokePublishKey(db, id, new Date());
      });
      if (!revoked)
        throw new Error(
          `There is no key ${id} to revoke: see naija keys list. A key of PUBLISH_KEYS is removed there, with a restart.`,
        );
      io.stdout(`✓ Key ${id} of ${revoked.remote} (${revoked.label}) is revoked.\n`);
    });
}
