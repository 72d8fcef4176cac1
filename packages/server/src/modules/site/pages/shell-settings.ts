import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { publicKeyOf, type OtherKey, type RegistryKeys } from '@naija/releases';
import { escapeMarkup } from '../../../platform/http/escaping.ts';

export interface ShellSettings {
  registryKeys?: RegistryKeys;
  overrides?: boolean;
}

export function renderShellSettings({ registryKeys = {}, overrides = false }: ShellSettings): string {
  const { key, otherKeys = [] } = registryKeys;
  // Earlier shells read only the first key, the site's own.
  const keys: OtherKey[] = [...(key ? [{ key }] : []), ...otherKeys];
  return [
    ...keys.map((each) => setting(META_SETTINGS.registryKey, textOf(each))),
    overrides ? setting(META_SETTINGS.overrides, 'allowed') : '',
  ].join('');
}

/** Base64, and the highest serial of its lists if it has one. */
function textOf({ key, until }: OtherKey): string {
  return until === undefined ? publicKeyOf(key) : `${publicKeyOf(key)} ${String(until)}`;
}

function setting(name: string, content: string): string {
  return `  <meta name="${name}" content="${escapeMarkup(content)}" />\n  `;
}
