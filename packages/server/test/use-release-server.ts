import { releasePaths, RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import { releasesOf } from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION, SHARED_PACKAGES } from '@naija/contracts/remote/remote';
import type { Release } from '@naija/contracts/remote/release';
import { integrityOf, packRelease, readRegistryFile, RELEASE_FILE } from '@naija/releases';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { foldersIn } from './app.ts';
import { put } from './hosted-files.ts';
import { useServer } from './use-server.ts';

/** Publish keys of the teams in tests. */
export const KEYS = { directory: 'key-of-directory', auth: 'key-of-auth' } as const;
export type Team = keyof typeof KEYS;

export interface ReleaseOverrides {
  name?: string;
  version?: string;
  /** Contents by name. */
  files?: Record<string, string>;
  changes?: Partial<Release>;
  /** Makes the provenance that is sent along, about the bytes of release.json. */
  provenance?: (manifest: Buffer) => string;
}

export interface Answer<T> {
  status: number;
  body: T & { message: string; code: string };
  headers: Headers;
}

/** Writes a release as a build does. */
export function buildRelease(
  folder: string,
  { name = 'directory', version = '1.0.0', files, changes }: ReleaseOverrides,
): void {
  const contents = files ?? { 'remoteEntry.js': `export default '${name} ${version}';` };
  for (const [file, content] of Object.entries(contents)) put(join(folder, file), content);
  const release: Release = {
    name,
    version,
    contract: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    assets: Object.entries(contents).map(([url, content]) => ({
      url,
      size: Buffer.byteLength(content),
      integrity: integrityOf(content),
    })),
    routes: [{ path: `/${name}`, js: ['remoteEntry.js'], css: [] }],
    requires: Object.fromEntries(SHARED_PACKAGES.map((shared) => [shared, '^1.0.0'])),
    uses: {},
    ...changes,
  };
  put(join(folder, 'release.json'), JSON.stringify(release));
}

/** A listening server with publish keys; nothing is published before each test. */
export function useReleaseServer(
  options: Partial<AppOptions> = {},
  optionsIn?: (folder: string) => Partial<AppOptions>,
) {
  const publishKeys = Object.entries(KEYS).map(([remote, key]) => ({
    remote,
    sha256: createHash('sha256').update(key).digest(),
  }));
  const server = useServer({ publishKeys, ...options }, undefined, optionsIn);
  const { remotes } = foldersIn(server.folder);
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => {
    rmSync(remotes, { recursive: true, force: true });
    rmSync(`${remotes}.audit.jsonl`, { force: true });
    rmSync(`${remotes}.source-maps`, { recursive: true, force: true });
    mkdirSync(remotes);
  });

  const port = () => (server.app.server.address() as AddressInfo).port;
  const send = async <T>(
    method: string,
    path: string,
    init: RequestInit,
    key?: string,
  ): Promise<Answer<T>> => {
    const headers = {
      ...(init.headers as object),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const url = `http://127.0.0.1:${String(port())}${path}`;
    const answer = await fetch(url, { ...init, method, headers });
    return {
      status: answer.status,
      body: (await answer.json()) as Answer<T>['body'],
      headers: answer.headers,
    };
  };
  /** Archive of a release, as `mfe publish` packs it. */
  const archive = (overrides: ReleaseOverrides = {}): Promise<Buffer> => {
    const built = mkdtempSync(join(server.folder, 'built-'));
    buildRelease(built, overrides);
    if (!overrides.provenance) return buffer(packRelease(built));
    const bundle = `${built}.json`;
    writeFileSync(bundle, overrides.provenance(readFileSync(join(built, RELEASE_FILE))));
    return buffer(packRelease(built, bundle));
  };
  const sendArchive = <T>(
    team: Team,
    tar: Buffer,
    version = '1.0.0',
    remote: string = team,
    share?: number | 'auto',
  ) =>
    send<T>(
      'PUT',
      releasePaths.publish(remote, version, share),
      { body: new Uint8Array(tar), headers: { 'content-type': RELEASE_ARCHIVE } },
      KEYS[team],
    );

  return Object.assign(server, {
    remotes,
    port,
    send,
    archive,
    sendArchive,
    publish: async <T>(team: Team, overrides: ReleaseOverrides = {}) =>
      sendArchive<T>(team, await archive({ name: team, ...overrides }), overrides.version),
    post: <T>(team: Team, path: string, body?: object) =>
      send<T>(
        'POST',
        path,
        body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {},
        KEYS[team],
      ),
    stored: () => storedIn(remotes),
    /** Versions in the order of the registry. */
    listed: async (remote: string) =>
      releasesOf(await readRegistryFile(remotes), remote).map(({ metadata }) => metadata.version),
  });
}

/** Files in the folder of releases, without lock and registry. */
function storedIn(remotes: string): string[] {
  if (!existsSync(remotes)) return [];
  try {
    return readdirSync(remotes, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/^(\.lock|remotes\.json)$/.test(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // A folder was removed while it was read.
    return storedIn(remotes);
  }
}
