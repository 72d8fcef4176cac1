import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { directImports } from './direct-imports.ts';

/** The package of the design system. */
export const UI = '@naija/ui';

export function uiFolder(): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${UI}/package.json`)));
}

export function uiImports(): Plugin {
  return directImports(UI, path.join(uiFolder(), 'src/index.ts'));
}
