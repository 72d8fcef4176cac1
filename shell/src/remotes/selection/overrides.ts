import { stripTrailingSlashes } from '@naija/contracts/http/trailing-slashes';
import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { pageSetting } from '../page-setting.ts';
import { readStored, store } from '../storage.ts';

const KEY = 'naija:overrides';
const PARAMETER = 'remote';
const WRITTEN = /^([a-z][a-z0-9-]*)@(https?:\/\/.+)$/;

const taken = new Map<string, string>();

/** Addresses of releases on developers' machines, by remote, for this tab. */
export const overrides: ReadonlyMap<string, string> = taken;

/**
 * Takes what the page's address says, as `?remote=directory@http://localhost:4174`, and removes it from there; what
 * was said before in this tab goes on. Nothing is taken where the server does not allow it.
 */
export function takeOverrides(): void {
  if (pageSetting(META_SETTINGS.overrides) !== 'allowed') return;
  const url = new URL(globalThis.location.href);
  const given = url.searchParams.getAll(PARAMETER);
  const kept = readStored(KEY, 'sessionStorage');
  const written: unknown[] = Array.isArray(kept) ? kept : [];
  for (const text of [...written, ...given]) {
    const [, remote, address] = WRITTEN.exec(String(text)) ?? [];
    if (remote !== undefined && address !== undefined) taken.set(remote, stripTrailingSlashes(address));
  }
  if (given.length === 0) return;
  keep();
  url.searchParams.delete(PARAMETER);
  globalThis.history.replaceState(globalThis.history.state, '', url);
}

/** Goes back to the published release of a remote, from the next page load on. */
export function stopOverride(remote: string): void {
  taken.delete(remote);
  keep();
}

function keep(): void {
  store(
    KEY,
    [...taken].map((override) => override.join('@')),
    'sessionStorage',
  );
}
