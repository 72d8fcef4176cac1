import { readFileSync } from 'node:fs';

export function serverVersion(): string {
  return manifest().version;
}

/** Commit that the package was built from; unknown in a checkout, which may have changed since. */
export function serverCommit(): string {
  return manifest().commit ?? 'unknown';
}

function manifest() {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
    commit?: string;
  };
}
