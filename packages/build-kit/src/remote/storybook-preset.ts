import type { UserConfig } from 'vite';
import { SOURCE_CONDITIONS } from '../lib/source-conditions.ts';
import { kitInDevelopment } from './installed-kit.ts';

/** Vite's settings for the Storybook of a remote, which finds its entries itself. */
export function storybookPreset(root: string): UserConfig {
  const { entries: _entries, ...optimizeDeps } = kitInDevelopment(root);
  return { root, resolve: { conditions: SOURCE_CONDITIONS }, optimizeDeps };
}
