import type { KeyObject } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import type { PublishKey } from '../../settings/setting-values.ts';

/** How publishing over HTTP is set up. */
export interface PublishingOptions {
  /** Folder of all releases and of the registry. */
  remotesDir: string;
  /** Who may publish; with none, nobody, and the calls are not there. */
  keys: readonly PublishKey[];
  /** Ed25519 private key that signs the registry, where the operator has one. */
  registryKey: KeyObject | undefined;
}

/** What the calls about releases work with. */
export interface ReleaseContext extends PublishingOptions {
  db: Queryable;
  security: SecurityLog;
}
