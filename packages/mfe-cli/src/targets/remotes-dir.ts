import path from 'node:path';
import type { Io } from '../io.ts';

/** Folder of releases: as named, or from the settings of the local server. */
export function remotesDir(named: string | undefined, { env, root, cwd }: Io): string {
  if (named !== undefined) return path.resolve(cwd, named);
  const setting = (name: string) => env[name]?.trim() || undefined;
  return path.resolve(root, setting('REMOTES_DIR') ?? path.join(setting('DATA_DIR') ?? '.data', 'remotes'));
}
