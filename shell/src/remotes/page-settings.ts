import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { REMOTES_PARAMETER } from '@naija/contracts/remote/rendered-page';
import { readStored } from '../browser/storage.ts';

export const OVERRIDES_KEY = 'naija:overrides';

export const OVERRIDE_PARAMETER = 'remote';

/** True if this tab may load releases from developers' machines. Visitors do not load the code for that. */
export function mayOverride(): boolean {
  if (pageSetting(META_SETTINGS.overrides)[0] !== 'allowed') return false;
  const isGiven = new URLSearchParams(globalThis.location.search).has(OVERRIDE_PARAMETER);
  return isGiven || readStored(OVERRIDES_KEY, 'sessionStorage') !== undefined;
}

export const CHOSEN_KEY = 'naija:chosen-releases';

export function hasChosenReleases(): boolean {
  return (
    new URLSearchParams(globalThis.location.search).has(REMOTES_PARAMETER) ||
    readStored(CHOSEN_KEY, 'sessionStorage') !== undefined
  );
}

/** Values that the server set for this page, in order. */
export function pageSetting(name: (typeof META_SETTINGS)[keyof typeof META_SETTINGS]): string[] {
  return Array.from(
    document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`),
    ({ content }) => content,
  );
}
