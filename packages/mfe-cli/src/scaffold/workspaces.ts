import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Ranges of the packages of the kit that fit this command, and of what it names besides. */
export function kitVersions(): ReadonlyMap<string, string> {
  const { name, version, dependencies, peerDependencies } = read(
    new URL('../../package.json', import.meta.url),
  );
  return new Map(Object.entries({ ...dependencies, ...peerDependencies, [name]: `^${version}` }));
}

/** Registry that the kit is published to. */
export function publishRegistry(): string {
  return read(new URL('../../package.json', import.meta.url)).publishConfig?.registry ?? '';
}

function read(file: URL): WorkspaceManifest {
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
