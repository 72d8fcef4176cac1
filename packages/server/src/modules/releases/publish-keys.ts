import { createHash, timingSafeEqual } from 'node:crypto';
import type { PublishKey } from '../../settings/setting-values.ts';

/** The remotes that a key publishes, none for an unknown one; takes as long whichever key it is. */
export function remotesOf(keys: readonly PublishKey[], key: string): string[] {
  const given = createHash('sha256').update(key).digest();
  return keys.filter(({ sha256 }) => timingSafeEqual(sha256, given)).map(({ remote }) => remote);
}
