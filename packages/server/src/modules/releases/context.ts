import type { SwitchOptions } from '@naija/releases';
import type { KeyObject } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import type { Rendering } from '../rendering/index.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import type { PublishKey } from '../../settings/parsers.ts';

export interface PublishingOptions {
  remotesDir: string;
  /** Without keys publishing over HTTP is off. */
  keys: readonly PublishKey[];
  registryKey: KeyObject | undefined;
  /** Processes that render pages; absent where the server renders none. */
  rendering?: Pick<Rendering, 'status'> | undefined;
}

export interface ReleaseContext extends PublishingOptions {
  db: Queryable;
  security: SecurityLog;
  clock: () => Date;
}

/** Author in the audit log, and signing key. */
export function switchOptions(remote: string, { registryKey }: PublishingOptions): SwitchOptions {
  return { who: `key of ${remote}`, ...(registryKey && { key: registryKey }) };
}
