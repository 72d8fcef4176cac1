import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import MagicString from 'magic-string';
import type { Plugin, Rollup } from 'vite';
import { CONTRACT_VERSION, RUNTIME_MORE } from '@naija/contracts/remote/remote';
import { SERVER_ENTRY_FILE } from '@naija/contracts/remote/rendered-page';
import type { ReleaseNeeds } from '@naija/contracts/remote/needs';
import {
  filesOf,
  LICENCES_FILE,
  SERVER_LICENCES_FILE,
  type Release,
  type ReleaseAsset,
  type ReleaseRoute,
} from '@naija/contracts/remote/release';
import { integrityOf, RELEASE_FILE } from '@naija/releases';
import { isExposedFile } from '../federation/index.ts';
import { closure } from '../lib/closure.ts';
import { declaredPages, removeDescriptions, type DeclaredPage } from '../lib/pages.ts';
import type { NeedsCollector } from './release-needs.ts';
import type { ServerEntry } from './server-entry.ts';
import type { SharedImports } from './shared-imports.ts';
import { RUNTIME } from '../lib/runtime-names.ts';
import { isPackageCode } from '../lib/source-files.ts';

export interface ReleaseOptions {
  name: string;
  /** Version in package.json. A content hash is added, so that other bytes have another version. */
  version: string;
  entry: string;
  requires: Record<string, string>;
  shared: SharedImports;
  needs: NeedsCollector;
  /** Builds the code that the server runs. */
  serverEntry: () => Promise<ServerEntry>;
}

/** Removes files that no page needs from the bundle, and writes `release.json`. */
export function release(options: ReleaseOptions): Plugin {
  const pages = new Map<string, DeclaredPage>();
  let described: Omit<Release, 'version' | 'assets'> | undefined;
  return {
    name: 'naija:release',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (isPackageCode(id) || !code.includes('page')) return null;
      const program = this.parse(code);
      const declared = declaredPages(program);
      for (const page of declared) {
        const resolved = await this.resolve(page.module, id);
        if (!resolved) this.error(`The page ${page.path} imports ${page.module}, which does not exist`);
        pages.set(page.path, { ...page, module: resolved.id });
      }
      if (declared.length === 0) return null;
      const text = new MagicString(code);
      removeDescriptions(program, text);
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (pages.size === 0) this.error(`${options.name} declares no page`);
        prune(bundle, options.entry);
        const uses = options.shared.usedIn(bundle);
        described = {
          name: options.name,
          contract: CONTRACT_VERSION,
          entry: options.entry,
          routes: [...pages.values()].map((page) => describeRoute(bundle, options.entry, page)),
          requires: requiresOf(options.requires, uses),
          uses,
          ...(await options.needs.neededBy(bundle)),
        };
      },
    },
    async writeBundle({ dir }, bundle) {
      if (!described || dir === undefined) throw new Error('The release was not generated');
      const assets = Object.values(bundle).map(describeAsset);
      const server = this.meta.watchMode ? undefined : await writeServerEntry(dir, described, options);
      const files = server ? { assets: [...assets, server.licences], server: server.code } : { assets };
      const version = `${options.version}-${fingerprint(filesOf(files), described)}`;
      const whole: Release = { ...described, version, ...files };
      await writeFile(path.join(dir, RELEASE_FILE), JSON.stringify(whole));
    },
  };
}

/** Adds the second module of the runtime if it is used, so that a shell without it reports it as missing. */
function requiresOf(
  requires: Readonly<Record<string, string>>,
  uses: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const range = RUNTIME_MORE in uses && requires[RUNTIME];
  return { ...requires, ...(range && { [RUNTIME_MORE]: range }) };
}

/** Writes the server entry, unless the server renders none of the pages. */
async function writeServerEntry(
  dir: string,
  { routes }: Pick<Release, 'routes'>,
  { serverEntry }: ReleaseOptions,
): Promise<{ code: ReleaseAsset; licences: ReleaseAsset } | undefined> {
  if (routes.every(({ clientOnly = false }) => clientOnly)) return undefined;
  const { code, licences } = await serverEntry();
  return {
    code: await writeAsset(dir, SERVER_ENTRY_FILE, code),
    licences: await writeAsset(dir, SERVER_LICENCES_FILE, licences),
  };
}

async function writeAsset(dir: string, url: string, text: string): Promise<ReleaseAsset> {
  const bytes = Buffer.from(text);
  await writeFile(path.join(dir, url), bytes);
  return assetOf(url, bytes);
}

/** Removes fallback copies of shared packages, which nothing loads. */
function prune(bundle: Rollup.OutputBundle, entry: string): void {
  const roots = Object.keys(bundle).filter((file) => file === entry || isExposedFile(file));
  const reachable = closure(bundle, roots, true).add(LICENCES_FILE);
  for (const file of Object.keys(bundle)) if (!reachable.has(file)) Reflect.deleteProperty(bundle, file);
}

function describeRoute(bundle: Rollup.OutputBundle, entry: string, page: DeclaredPage): ReleaseRoute {
  const { module, ...described } = page;
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && module in file.modules);
  if (!chunk) throw new Error(`The page ${page.path} is missing from the build`);
  const exposed = Object.keys(bundle).filter(isExposedFile);
  const files = [...closure(bundle, [entry, ...exposed, chunk.fileName])];
  return {
    ...described,
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

function describeAsset(file: Rollup.OutputAsset | Rollup.OutputChunk): ReleaseAsset {
  return assetOf(file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source));
}

function assetOf(url: string, bytes: Buffer): ReleaseAsset {
  return { url, size: bytes.length, integrity: integrityOf(bytes) };
}

/** Hash of a release. It includes the needs, because code compiled against other responses is another release. */
function fingerprint(assets: readonly ReleaseAsset[], { tokens, calls }: ReleaseNeeds): string {
  const listed = assets.map(({ url, integrity }) => `${url} ${integrity}`).sort();
  const needs = JSON.stringify({ tokens, calls });
  return createHash('sha256')
    .update([...listed, needs].join('\n'))
    .digest('hex')
    .slice(0, 8);
}
