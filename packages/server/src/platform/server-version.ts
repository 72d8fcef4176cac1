import { readFileSync } from 'node:fs';

export function serverVersion(): string {
  return manifest().version;
}

/** Returns the commit that a package was built from. A checkout has none, because it may have changed since. */
export function serverCommit(): string {
  return manifest().commit ?? 'unknown';
}

function manifest() {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
    commit?: string;
  };
}
