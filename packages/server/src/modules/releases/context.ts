import type { RegistryKeys, SwitchOptions } from '@naija/releases';
import type { Queryable } from '../../database/database.ts';
import type { Rendering } from '../rendering/index.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import type { PublishKey } from '../../settings/parsers.ts';
import type { ProvenancePolicy } from '../../settings/provenance-policy.ts';
import type { KnownKey } from './keys/recognise-key.ts';
import type { ReleaseStore } from './release-store.ts';

export interface PublishingOptions {
  /** Folder of releases that is served; to be changed by `changeReleases` alone. */
  remotesDir: string;
  changeReleases: ReleaseStore['change'];
  /** Of the shell that is served. */
  shellDir: string;
  /** Of the setting PUBLISH_KEYS; others are in the database. */
  keys: readonly PublishKey[];
  provenance?: ProvenancePolicy | undefined;
  registryKeys: RegistryKeys;
  /** Processes that render pages; absent where the server renders none. */
  rendering?: Pick<Rendering, 'status'> | undefined;
}

export interface ReleaseContext extends PublishingOptions {
  db: Queryable;
  limit: RateLimiter;
  security: SecurityLog;
  clock: () => Date;
}

/** Author in the audit log, and keys. */
export function switchOptions(
  remote: string,
  { label }: Pick<KnownKey, 'label'>,
  { registryKeys }: PublishingOptions,
): SwitchOptions {
  const who = label === null ? `key of ${remote}` : `key of ${remote} (${label})`;
  return { who, ...registryKeys };
}
