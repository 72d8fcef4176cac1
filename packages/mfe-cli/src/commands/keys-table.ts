import type { PublishKeyStatus } from '@naija/contracts/http/release-status';
import { moment, table, UNKNOWN } from './table.ts';

/** Publish keys of the remotes that the key of the request publishes. */
export function keysTable(keys: readonly PublishKeyStatus[]): string {
  const rows = keys.map(({ id, remote, label, createdAt, expiresAt, lastUsedAt }) => [
    id,
    remote,
    label ?? 'in the settings',
    moment(createdAt),
    expiresAt === null ? 'never' : moment(expiresAt),
    label === null ? UNKNOWN : lastUsedAt === null ? 'never' : moment(lastUsedAt),
  ]);
  return table(['KEY', 'REMOTE', 'LABEL', 'MADE (UTC)', 'EXPIRES (UTC)', 'LAST USED (UTC)'], rows);
}
