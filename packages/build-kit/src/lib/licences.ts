import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { LICENCES_FILE } from '@naija/contracts/remote/release';
import { installedFolder } from './installed.ts';

/** Texts for packages that name a licence without containing its text. */
const STANDARD_TEXTS = path.join(import.meta.dirname, '../../licences');
const LICENCE = /^(licen[cs]e|copying)/i;
/** Start of a section in the list that Vite writes. */
const SECTION = /^(?=## \S+ - \d)/m;

/**
 * Writes the licence texts of everything in a build: of packages that it imports, which Vite lists; of packages whose code
 * plugins insert; and of files, such as fonts, that have a licence beside them.
 * @param inserted names of packages whose code no module imports
 */
export function licences(inserted: readonly string[] = [], fileName: string = LICENCES_FILE): Plugin {
  let root = '';
  const inThreads = new Set<string>();
  const threads: Plugin = {
    name: 'naija:licences-of-threads',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.moduleIds.flatMap(packageFolder).forEach((each) => inThreads.add(each));
    },
  };
  return {
    name: 'naija:licences',
    apply: 'build',
    // Vite builds the script of a thread (`?worker`) by itself, and does not list what is in it.
    config: () => ({ build: { license: { fileName } }, worker: { plugins: () => [threads] } }),
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      // Runs after Vite has written its list.
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[fileName];
        if (list?.type !== 'asset') return;
        const folders = new Set(Object.values(bundle).flatMap((file) => foldersOf(root, file)));
        const sections = String(list.source).split(SECTION).map(withText);
        const others = [
          ...[...inThreads].sort(),
          ...inserted.map((name) => installedFolder(name, import.meta.dirname)),
        ].map(licenceSection);
        list.source = [
          ...sections,
          ...others.filter((other) => !sections.some((section) => headingOf(section) === headingOf(other))),
          ...[...folders].sort().flatMap(sectionOfFolder),
          '',
        ].join('\n\n');
      },
    },
  };
}

/** Name, version and licence text of an installed package, with the notices that its licence asks to pass on. */
export function licenceSection(folder: string): string {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest) as Record<string, string>;
  const heading = `## ${String(name)} - ${String(version)}${license === undefined ? '' : ` (${license})`}`;
  return withText([heading, ...textsIn(folder, LICENCE), ...textsIn(folder, /^notice/i)].join('\n\n'));
}

/** Adds the standard text to a section that has only a heading. */
function withText(section: string): string {
  const whole = section.trim();
  const [, name = '', licence = ''] = /^## (\S+) - \S+(?: \((.+)\))?$/.exec(whole) ?? [];
  if (name === '') return whole;
  const file = path.join(STANDARD_TEXTS, `${licence}.txt`);
  const text = existsSync(file)
    ? `Copyright (c) the authors of ${name}\n\n${readFileSync(file, 'utf8').trim()}`
    : `The package contains no licence text; its page is https://www.npmjs.com/package/${name}`;
  return `${whole}\n\n${text}`;
}

const headingOf = (section: string) => section.split('\n', 1)[0];

/** Folder of the package that a module belongs to; none for modules of the workspace. */
function packageFolder(id: string): string[] {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? [];
  return folder === undefined || id.startsWith('\0') ? [] : [folder];
}

function foldersOf(root: string, file: Rollup.OutputAsset | Rollup.OutputChunk): string[] {
  const names = file.type === 'asset' ? file.originalFileNames : file.moduleIds;
  return names
    .filter((name) => !name.startsWith('\0'))
    .map((name) => path.dirname(path.resolve(root, name)))
    .filter((folder) => existsSync(folder) && !existsSync(path.join(folder, 'package.json')));
}

function sectionOfFolder(folder: string): string[] {
  const texts = textsIn(folder, LICENCE);
  return texts.length === 0 ? [] : [[`## Files of ${path.basename(folder)}`, ...texts].join('\n\n')];
}

function textsIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => name.test(file) && !/\.(c|m)?[jt]sx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
}
