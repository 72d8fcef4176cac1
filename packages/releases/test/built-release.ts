import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release, ReleaseAsset } from '@naija/contracts/remote/release';
import { SERVER_ENTRY_FILE } from '@naija/contracts/remote/rendered-page';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';
import { integrityOf, RELEASE_FILE } from '../src/release-folder.ts';

export interface Built {
  name?: string;
  version?: string;
  files?: Record<string, string>;
  /** Code that the server runs. */
  server?: string;
  pages?: string[];
  /** Overrides of release.json. */
  manifest?: Partial<Release>;
}

/** A folder like the output of a build; valid unless overridden. */
export async function builtRelease(scratch: string, built: Built = {}): Promise<string> {
  const folder = await mkdtemp(path.join(scratch, 'built-'));
  const release = describe(built);
  const server = built.server === undefined ? {} : { [SERVER_ENTRY_FILE]: built.server };
  for (const [url, content] of Object.entries({ ...filesOf(built), ...server })) {
    await mkdir(path.dirname(path.join(folder, url)), { recursive: true });
    await writeFile(path.join(folder, url), content);
  }
  await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(release));
  return folder;
}

function filesOf({ version = '1.0.0', files = {} }: Built): Record<string, string> {
  return { 'remoteEntry.js': `export default '${version}';`, ...files };
}

function describe(built: Built): Release {
  const { name = 'sample', version = '1.0.0', pages = [`/${name}`], server, manifest = {} } = built;
  const assets = Object.entries(filesOf(built)).map(([url, content]) => assetOf(url, content));
  return {
    name,
    version,
    contract: 1,
    entry: 'remoteEntry.js',
    assets,
    ...(server !== undefined && { server: assetOf(SERVER_ENTRY_FILE, server) }),
    routes: pages.map((page) => ({ path: page, js: ['remoteEntry.js'], css: [] })),
    requires: Object.fromEntries(SHARED_PACKAGES.map((shared) => [shared, '^1.0.0'])),
    uses: { react: ['useState'] },
    ...manifest,
  };
}

function assetOf(url: string, content: string): ReleaseAsset {
  return { url, size: Buffer.byteLength(content), integrity: integrityOf(content) };
}
