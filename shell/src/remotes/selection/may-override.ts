import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { readStored } from '../../storage.ts';
import { pageSetting } from '../page-setting.ts';

export const OVERRIDES_KEY = 'naija:overrides';
export const OVERRIDE_PARAMETER = 'remote';

/** Whether this tab may load releases from developers' machines, whose code visitors do not load. */
export function mayOverride(): boolean {
  if (pageSetting(META_SETTINGS.overrides)[0] !== 'allowed') return false;
  const isGiven = new URLSearchParams(globalThis.location.search).has(OVERRIDE_PARAMETER);
  return isGiven || readStored(OVERRIDES_KEY, 'sessionStorage') !== undefined;
}
