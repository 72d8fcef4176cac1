import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  readRegistry,
  REGISTRY_SCHEMA,
  registryName,
  releasesOf,
  type PreloadFile,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import type { Release } from '@naija/contracts/remote/release';
import { RELEASE_FILE } from './release-file.ts';

/** Releases that stay listed beside the current one, for visitors to fall back on. */
const KEPT = 2;

/** The registry in a folder of releases; an empty one where there is none yet. */
export async function readRegistryFile(remotesDir: string): Promise<Registry> {
  const text = await readFile(registryFile(remotesDir), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined
    ? { schema: REGISTRY_SCHEMA, microFrontends: {} }
    : readRegistry(JSON.parse(text));
}

/** Makes a release the current one of its remote, in one step as seen by readers. */
export async function switchRelease(remotesDir: string, release: Release, integrity: string): Promise<void> {
  const registry = await readRegistryFile(remotesDir);
  const others = releasesOf(registry, release.name)
    .filter(({ metadata }) => metadata.version !== release.version)
    .slice(0, KEPT)
    .map((entry) => ({ ...entry, deployment: { traffic: 0, default: false } }));
  registry.microFrontends[registryName(release.name)] = [entryOf(release, integrity), ...others];
  const temporary = `${registryFile(remotesDir)}.${randomBytes(4).toString('hex')}.tmp`;
  await writeFile(temporary, JSON.stringify(registry));
  await rename(temporary, registryFile(remotesDir));
}

function registryFile(remotesDir: string): string {
  return path.join(remotesDir, 'remotes.json');
}

function entryOf(release: Release, integrity: string): RegistryEntry {
  const base = `/remotes/${release.name}/${release.version}/`;
  const integrities = new Map(release.assets.map((asset) => [asset.url, asset.integrity]));
  const preload = (url: string): PreloadFile => {
    const known = integrities.get(url);
    if (known === undefined)
      throw new Error(`${release.name}@${release.version}: ${url} is not among its assets`);
    return { url: base + url, integrity: known };
  };
  return {
    url: base + release.entry,
    metadata: { integrity, version: release.version },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: base + RELEASE_FILE,
      contract: release.contract,
      routes: release.routes.map(({ path: route, js, css }) => ({
        path: route,
        js: js.map(preload),
        css: css.map(preload),
      })),
      requires: release.requires,
      uses: release.uses,
    },
  };
}
