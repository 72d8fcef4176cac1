import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { directImports } from './direct-imports.ts';

const UI = '@naija/ui';

export function uiImports(): Plugin {
  const folder = path.dirname(fileURLToPath(import.meta.resolve(`${UI}/package.json`)));
  return directImports(UI, path.join(folder, 'src/index.ts'));
}
