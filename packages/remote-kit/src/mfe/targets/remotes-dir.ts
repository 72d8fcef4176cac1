import path from 'node:path';
import type { Io } from '../io.ts';

/**
 * A folder of releases: the named one, or the one that the local server serves by the same settings.
 * @param named as on the command line
 */
export function remotesDir(named: string | undefined, { env, root, cwd }: Io): string {
  if (named !== undefined) return path.resolve(cwd, named);
  const setting = (name: string) => env[name]?.trim() || undefined;
  return path.resolve(root, setting('REMOTES_DIR') ?? path.join(setting('DATA_DIR') ?? '.data', 'remotes'));
}
