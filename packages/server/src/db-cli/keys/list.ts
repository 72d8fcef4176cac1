import { Command } from 'commander';
import { migrateDatabase } from '../../database/migrations.ts';
import { idOf, listPublishKeys } from '../../modules/releases/index.ts';
import { pickSettings } from '../../settings/env-reader.ts';
import { readSettings } from '../../settings/env.ts';
import type { Io } from '../io.ts';
import { withDatabase } from '../with-database.ts';
import { describeKey } from './describe-key.ts';

/** Refused keys stay listed for 90 days. */
export function listKeysCommand(io: Io): Command {
  return new Command('list')
    .description('Lists publish keys, with when they expire and when they were last used.')
    .action(async () => {
      const { publishKeys } = readSettings(pickSettings(io.env, ['PUBLISH_KEYS']));
      const stored = await withDatabase(io, async (db) => {
        await migrateDatabase(db);
        return listPublishKeys(db);
      });
      const now = new Date();
      const lines = [
        ...stored.map((key) => describeKey(key, now)),
        ...publishKeys.map(
          ({ remote, sha256 }) => `${idOf(sha256)} ${remote}: in PUBLISH_KEYS, never expires`,
        ),
      ];
      const text =
        lines.length > 0 ? lines.join('\n') : 'There are no publish keys: nobody can publish over HTTP.';
      io.stdout(`${text}\n`);
    });
}
