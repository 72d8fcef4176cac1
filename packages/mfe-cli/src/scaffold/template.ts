import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkspaceManifest } from './workspaces.ts';

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));
const MANIFEST = 'package.json';

/** Writes a new remote from the template. */
export async function writeTemplate(
  dir: string,
  name: string,
  versions: ReadonlyMap<string, string>,
): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) {
    const text = filledIn(await readFile(path.join(TEMPLATE, file), 'utf8'), name);
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), file === MANIFEST ? withVersions(text, versions) : text);
  }
  return files;
}

function filledIn(text: string, name: string): string {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return text.replaceAll('__name__', name).replaceAll('__title__', title);
}

function withVersions(text: string, versions: ReadonlyMap<string, string>): string {
  const manifest = JSON.parse(text) as WorkspaceManifest;
  const filled = (packages: Record<string, string> = {}) =>
    Object.fromEntries(Object.keys(packages).map((name) => [name, versions.get(name) ?? '*']));
  const { dependencies, devDependencies } = manifest;
  const whole = { ...manifest, dependencies: filled(dependencies), devDependencies: filled(devDependencies) };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
