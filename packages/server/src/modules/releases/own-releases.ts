import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the checkout or the package that this server is a part of. */
const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/**
 * Folders of the built releases that came with this version of the server. Remotes on demand come last, because every page
 * has those that were published first.
 */
export function ownReleases(root = ROOT): string[] {
  return readdirSync(root)
    .filter((name) => name.endsWith('-mfe') && existsSync(join(root, name, 'dist/release/release.json')))
    .sort(
      (one, other) => isOnDemand(join(root, one)) - isOnDemand(join(root, other)) || (one < other ? -1 : 1),
    )
    .map((name) => join(root, name, 'dist/release'));
}

function isOnDemand(folder: string): number {
  const { mfe } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    mfe?: { onDemand?: boolean };
  };
  return Number(mfe?.onDemand === true);
}
