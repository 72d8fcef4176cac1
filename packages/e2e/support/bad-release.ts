import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry, releasesOf, registryName, type Registry } from '@naija/contracts/remote/registry';
import { readRelease, type Release, type ReleaseAsset } from '@naija/contracts/remote/release';
import { SERVER_ENTRY_FILE } from '@naija/contracts/remote/rendered-page';
import { entryOf, integrityOf, RELEASE_FILE } from '@naija/releases';

export interface Fault {
  edit?: (files: ReleaseFiles) => Promise<void>;
  /** Code for the server instead of the current release's. */
  server?: string;
  /** Changes files after they were described: the integrity no longer matches. */
  corrupt?: (files: ReleaseFiles) => Promise<void>;
  describe?: (release: Release) => Release;
}

export interface ReleaseFiles {
  read(prefix: string): Promise<string>;
  write(prefix: string, code: string): Promise<void>;
  remove(prefix: string): Promise<void>;
}

export async function registryIn(remotesDir: string): Promise<Registry> {
  return readRegistry(JSON.parse(await readFile(registryFile(remotesDir), 'utf8')));
}

/** Publishes a faulty copy of a remote's current release past all checks, and gives its version. */
export async function releaseWith(
  fault: Fault,
  remotesDir: string,
  remote: string,
  version: string,
): Promise<string> {
  const registry = await registryIn(remotesDir);
  const [current, ...others] = releasesOf(registry, remote);
  if (!current) throw new Error(`${remote} has no release`);
  const folder = path.join(remotesDir, remote, version);
  const files = filesIn(folder);
  await copyUncompressed(path.join(remotesDir, remote, current.metadata.version), folder);
  await fault.edit?.(files);
  if (fault.server !== undefined) await writeFile(path.join(folder, SERVER_ENTRY_FILE), fault.server);
  const described: Release = { ...(await describe(folder)), version };
  const release = fault.describe?.(described) ?? described;
  const manifest = JSON.stringify(release);
  await writeFile(path.join(folder, RELEASE_FILE), manifest);
  await fault.corrupt?.(files);

  const [origin = ''] = current.extras.manifest.split('/remotes/', 1);
  const entry = entryOf(release, integrityOf(manifest), origin);
  registry.microFrontends[registryName(remote)] = [
    { ...entry, extras: { ...entry.extras, seal: { serial: Date.now() } } },
    ...[current, ...others].map((entry) => ({ ...entry, deployment: { traffic: 0, default: false } })),
  ];
  await writeFile(registryFile(remotesDir), JSON.stringify(registry));
  return version;
}

function registryFile(remotesDir: string): string {
  return path.join(remotesDir, 'remotes.json');
}

/** Leaves out compressed copies, which a changed file would make stale. */
async function copyUncompressed(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
}

async function describe(folder: string): Promise<Release> {
  const release = readRelease(JSON.parse(await readFile(path.join(folder, RELEASE_FILE), 'utf8')));
  const fileAt = async ({ url }: Pick<ReleaseAsset, 'url'>): Promise<ReleaseAsset> => {
    const bytes = await readFile(path.join(folder, url));
    return { url, size: bytes.length, integrity: integrityOf(bytes) };
  };
  const assets = await Promise.all(release.assets.map(fileAt));
  return { ...release, assets, ...(release.server && { server: await fileAt(release.server) }) };
}

function filesIn(folder: string): ReleaseFiles {
  const find = async (prefix: string) => {
    const name = (await readdir(folder)).find((file) => file.startsWith(prefix));
    if (name === undefined) throw new Error(`${folder} has no ${prefix}`);
    return path.join(folder, name);
  };
  return {
    read: async (prefix) => readFile(await find(prefix), 'utf8'),
    write: async (prefix, code) => writeFile(await find(prefix), code),
    remove: async (prefix) => rm(await find(prefix)),
  };
}
