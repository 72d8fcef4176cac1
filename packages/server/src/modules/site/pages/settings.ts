import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { publicKeyOf } from '@naija/releases';
import type { KeyObject } from 'node:crypto';
import { escapeMarkup } from '../../../platform/http/markup-text.ts';

/** What differs between installations of one build of the shell. */
export interface PageSettings {
  /** Ed25519 private key that signs the registry. */
  registryKey?: KeyObject | undefined;
  /** Whether remotes may come from a developer's machine. */
  overrides?: boolean;
}

/** The elements of `head` that tell a page how this installation is set up; no text where there is nothing to tell. */
export function renderSettings({ registryKey, overrides = false }: PageSettings): string {
  return [
    registryKey ? setting(META_SETTINGS.registryKey, publicKeyOf(registryKey)) : '',
    overrides ? setting(META_SETTINGS.overrides, 'allowed') : '',
  ].join('');
}

function setting(name: string, content: string): string {
  return `  <meta name="${name}" content="${escapeMarkup(content)}" />\n  `;
}
