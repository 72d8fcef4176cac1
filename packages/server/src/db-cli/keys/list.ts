import { Command } from 'commander';
import { migrateDatabase } from '../../database/migrations.ts';
import { idOf, listPublishKeys, revokePublishKey } from '../../modules/releases/index.ts';
import { pickSettings } from '../../settings/env-reader.ts';
import { readSettings } from '../../settings/env.ts';
import type { Io } from '../io.ts';
import { withDatabase } from '../with-database.ts';
import type { PublishKeyRow } from '../../database/schema.ts';

/** Revoked and expired keys stay listed for 90 days. */
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

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Describes a key in one line, such as '9f86d081 directory (ci): made 2026-11-23, expires 2027-02-21, last used …'. */
function describeKey(
  { id, remote, label, createdAt, expiresAt, lastUsedAt, revokedAt }: PublishKeyRow,
  now: Date,
): string {
  const used = lastUsedAt
    ? `last used ${lastUsedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : 'never used';
  return `${id} ${remote} (${label}): made ${dayOf(createdAt)}, ${expiry(expiresAt, revokedAt, now)}, ${used}`;
}

function expiry(expiresAt: Date | null, revokedAt: Date | null, now: Date): string {
  if (revokedAt) return `revoked ${dayOf(revokedAt)}`;
  if (!expiresAt) return 'never expires';
  return `${expiresAt <= now ? 'expired' : 'expires'} ${dayOf(expiresAt)}`;
}

/** Revokes a key; running servers refuse it from their next request. */
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
