import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Modules that pages consist of. */
export const SOURCE = /(?<!\.(?:test|stories|fixture|d))\.tsx?$/;

/** All of a folder, relative to it with slashes, in order. */
export function sourceModules(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true })
    .map((file) => path.posix.join('src', String(file).split(path.sep).join('/')))
    .filter((file) => SOURCE.test(file))
    .sort();
}
