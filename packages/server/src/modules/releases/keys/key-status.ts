import type { PublishKeyStatus } from '@naija/contracts/http/release-status';
import type { Queryable } from '../../../database/database.ts';
import type { PublishKey } from '../../../settings/parsers.ts';
import { idOf } from './key-hash.ts';
import { listPublishKeys } from './repository.ts';

/** Keys of remotes that are not revoked, those of PUBLISH_KEYS last. */
export async function keyStatus(
  db: Queryable,
  settings: readonly PublishKey[],
  remotes: readonly string[],
): Promise<PublishKeyStatus[]> {
  const stored = (await Promise.all(remotes.map((remote) => listPublishKeys(db, remote)))).flat();
  return [
    ...stored
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ id, remote, label, createdAt, expiresAt, lastUsedAt }) => ({
        id,
        remote,
        label,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    ...settings
      .filter(({ remote }) => remotes.includes(remote))
      .map(({ remote, sha256 }) => ({
        ...{ id: idOf(sha256), remote, label: null },
        ...{ createdAt: null, expiresAt: null, lastUsedAt: null },
      })),
  ];
}
