import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRequire } from 'node:module';

const PACKAGES = ['contracts', 'runtime', 'ui', 'build-kit'].map((name) => `@naija/${name}`);

/** Ranges of the kit's packages as they are installed with this command, and of their dependencies. */
export function kitVersions(): ReadonlyMap<string, string> {
  const buildKit = createRequire(import.meta.url).resolve('@naija/build-kit/package.json');
  const require = createRequire(buildKit);
  const command = new URL('../../package.json', import.meta.url);
  const manifests = [
    read(command),
    ...PACKAGES.map((name) =>
      name === '@naija/build-kit' ? buildKit : require.resolve(`${name}/package.json`),
    ).map(read),
  ];
  return new Map([
    ...manifests.flatMap(({ dependencies, peerDependencies }) =>
      Object.entries({ ...dependencies, ...peerDependencies }),
    ),
    ...manifests.map(({ name, version }) => [name, `^${version}`] as const),
  ]);
}

/** Registry that the kit is published to. */
export function publishRegistry(): string {
  return read(new URL('../../package.json', import.meta.url)).publishConfig?.registry ?? '';
}

function read(file: string | URL): WorkspaceManifest {
  return JSON.parse(readFileSync(file, 'utf8')) as WorkspaceManifest;
}

export interface WorkspaceManifest {
  name: string;
  version: string;
  publishConfig?: { registry: string };
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export async function readWorkspaces(root: string): Promise<WorkspaceManifest[]> {
  const folders = [root, path.join(root, 'packages')].flatMap((parent) =>
    existsSync(parent) ? readdirSync(parent).map((name) => path.join(parent, name)) : [],
  );
  const files = folders.map((folder) => path.join(folder, 'package.json')).filter((file) => existsSync(file));
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as WorkspaceManifest),
  );
}

export function versionsInUse(workspaces: readonly WorkspaceManifest[]): ReadonlyMap<string, string> {
  return new Map(
    workspaces.flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    ),
  );
}
