import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { directImports } from './direct-imports.ts';

/** Package of the design system. */
export const UI = '@naija/ui';
const ICONS = 'lucide-react';

export function uiFolder(): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${UI}/package.json`)));
}

/** Imports components and icons from their own files. */
export function uiImports(): Plugin[] {
  const importer = path.join(uiFolder(), 'src/index.ts');
  return [UI, ICONS].map((name) => directImports(name, importer));
}
