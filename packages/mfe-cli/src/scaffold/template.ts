import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkspaceManifest } from './workspaces.ts';

const TEMPLATES = fileURLToPath(new URL('../../template', import.meta.url));
/** Template of every remote, in any repository. */
const COMMON = 'remote';
const STORIES = 'stories';
const STORYBOOK = {
  scripts: { storybook: 'storybook dev -p 6006', 'build-storybook': 'storybook build -o dist/storybook' },
  devDependencies: { '@storybook/react-vite': '*', storybook: '*' },
};
const MANIFEST = 'package.json';

/** Values that are filled into a template. */
export interface NewRemote {
  name: string;
  /** Version or range by package. */
  versions: ReadonlyMap<string, string>;
  /** Address of the site that it is for. */
  shell?: string | undefined;
  /** True for a Storybook of its own. */
  stories?: boolean;
}

/** Writes a new remote: as a workspace of the site's repository, or as a repository of its own. */
export async function writeTemplate(
  kind: 'workspace' | 'repository',
  dir: string,
  remote: NewRemote,
): Promise<string[]> {
  const kinds = [COMMON, kind, ...(remote.stories ? [STORIES] : [])];
  const files = (await Promise.all(kinds.map(filesOf))).flat().sort();
  for (const [file, source] of files) {
    const text = filledIn(await readFile(source, 'utf8'), remote);
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), file === MANIFEST ? withVersions(text, remote) : text);
  }
  return files.map(([file]) => file);
}

/** Returns the files of a template, each as its path in the new remote and the path of its source. */
async function filesOf(kind: string): Promise<[file: string, source: string][]> {
  const folder = path.join(TEMPLATES, kind);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = path.join(entry.parentPath, entry.name);
      // npm leaves some files that begin with a dot out of packages.
      return [path.relative(folder, source).replace(/^_/, '.'), source];
    });
}

function filledIn(text: string, { name, shell = '' }: NewRemote): string {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return text.replaceAll('__name__', name).replaceAll('__title__', title).replaceAll('__shell__', shell);
}

function withVersions(text: string, { versions, shell, stories }: NewRemote): string {
  const manifest = JSON.parse(text) as WorkspaceManifest;
  const filled = (packages: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(packages).map(([name, range]) => [name, versions.get(name) ?? range]));
  const added = stories ? STORYBOOK : undefined;
  const { dependencies, devDependencies, scripts } = manifest;
  const whole = {
    ...manifest,
    scripts: { ...scripts, ...added?.scripts },
    ...(shell !== undefined && { mfe: { shell } }),
    dependencies: filled(dependencies),
    devDependencies: filled({ ...devDependencies, ...added?.devDependencies }),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
