import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Io } from './io.ts';

/** The site that a repository of one remote ships to: `"mfe": { "shell": "https://agents.example" }` in its package.json. */
export function shellSetting({ root }: Io): string | undefined {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return undefined;
  const { mfe } = JSON.parse(readFileSync(file, 'utf8')) as { mfe?: { shell?: string } };
  return mfe?.shell;
}
