import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry, releasesOf, registryName, type Registry } from '@naija/contracts/remote/registry';
import { readRelease, type Release } from '@naija/contracts/remote/release';
import { entryOf, integrityOf, RELEASE_FILE } from '@naija/releases';

/** What is wrong with a release; all else is as built. */
export interface Fault {
  /** Changes files before they are described. */
  edit?: (files: ReleaseFiles) => Promise<void>;
  /** Changes files after they were described: a release that is not what it says. */
  spoil?: (files: ReleaseFiles) => Promise<void>;
  /** Changes what the release says of itself. */
  describe?: (release: Release) => Release;
}

/** The files of one release, by the beginning of their names. */
export interface ReleaseFiles {
  read(begin: string): Promise<string>;
  write(begin: string, code: string): Promise<void>;
  remove(begin: string): Promise<void>;
}

/** The registry in a folder of releases, as it is. */
export async function registryIn(remotesDir: string): Promise<Registry> {
  return readRegistry(JSON.parse(await readFile(registryFile(remotesDir), 'utf8')));
}

/**
 * Makes a release with something wrong out of the current one of a remote, and makes it the current one: past all
 * checks, as somebody could who writes to the folder.
 * @returns its version
 */
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
  await copyPlain(path.join(remotesDir, remote, current.metadata.version), folder);
  await fault.edit?.(files);
  const described = { ...(await describe(folder)), version };
  const release = fault.describe?.(described) ?? described;
  const manifest = JSON.stringify(release);
  await writeFile(path.join(folder, RELEASE_FILE), manifest);
  await fault.spoil?.(files);

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

/** Without the compressed copies, which a changed file would leave behind. */
async function copyPlain(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
}

async function describe(folder: string): Promise<Release> {
  const release = readRelease(JSON.parse(await readFile(path.join(folder, RELEASE_FILE), 'utf8')));
  const assets = await Promise.all(
    release.assets.map(async ({ url }) => {
      const bytes = await readFile(path.join(folder, url));
      return { url, size: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  return { ...release, assets };
}

function filesIn(folder: string): ReleaseFiles {
  const find = async (begin: string) => {
    const name = (await readdir(folder)).find((file) => file.startsWith(begin));
    if (name === undefined) throw new Error(`${folder} has no ${begin}`);
    return path.join(folder, name);
  };
  return {
    read: async (begin) => readFile(await find(begin), 'utf8'),
    write: async (begin, code) => writeFile(await find(begin), code),
    remove: async (begin) => rm(await find(begin)),
  };
}
