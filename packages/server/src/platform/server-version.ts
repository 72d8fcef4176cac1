import { readFileSync } from 'node:fs';

export function serverVersion(): string {
  return manifest().version;
}

/** What a package was built from; a checkout is not asked, as it may have changed since the build. */
export function serverCommit(): string {
  return manifest().commit ?? 'unknown';
}

function manifest() {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
    commit?: string;
  };
}
