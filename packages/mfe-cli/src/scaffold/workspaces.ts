import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface WorkspaceManifest {
  name: string;
  version: string;
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
