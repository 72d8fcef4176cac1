import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { publicKeyOf } from '@naija/releases';
import type { KeyObject } from 'node:crypto';
import { escapeMarkup } from '../../../platform/http/escaping.ts';

/** What differs between deployments of one build. */
export interface ShellSettings {
  registryKey?: KeyObject | undefined;
  overrides?: boolean;
}

export function renderShellSettings({ registryKey, overrides = false }: ShellSettings): string {
  return [
    registryKey ? setting(META_SETTINGS.registryKey, publicKeyOf(registryKey)) : '',
    overrides ? setting(META_SETTINGS.overrides, 'allowed') : '',
  ].join('');
}

function setting(name: string, content: string): string {
  return `  <meta name="${name}" content="${escapeMarkup(content)}" />\n  `;
}
