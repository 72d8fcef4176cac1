import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseVersion, isRemoteName } from '@naija/contracts/remote/names';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { auditFile } from '../audit.ts';
import { previewsFolder } from '../registry/previews-file.ts';
import { STORED_PROVENANCE } from '../release-provenance.ts';
import { SOURCE_MAPS_FOLDER } from '../source-maps.ts';

/** Places of the parts, relative to the path of the folder of releases: in the folder or beside it. */
const PLACE = path.resolve('/remotes');
const AUDIT = auditFile(PLACE).slice(PLACE.length);
const PREVIEWS = previewsFolder(PLACE).slice(PLACE.length).split(path.sep).join('/');
const SOURCE_MAPS = `.${SOURCE_MAPS_FOLDER}`;

/**
 * Kind of a part of a folder of releases: `file` is replaced as a whole, the files of a `folder` never change. Undefined
 * for any other name, such as one that points elsewhere.
 */
export function partKind(name: string): 'file' | 'folder' | undefined {
  if (name === REGISTRY_PATH || name === AUDIT) return 'file';
  const [place, remote = '', version = '', file, ...more] = name.split('/');
  if (more.length > 0) return undefined;
  if (place === '' && `/${remote}` === PREVIEWS)
    return file === undefined && version.endsWith('.json') && isRemoteName(version.slice(0, -5))
      ? 'file'
      : undefined;
  if ((place !== '' && place !== SOURCE_MAPS) || !isRemoteName(remote) || !isReleaseVersion(version))
    return undefined;
  if (file === undefined) return 'folder';
  return place === '' && file === STORED_PROVENANCE ? 'file' : undefined;
}

export function partPath(remotesDir: string, name: string): string {
  return path.normalize(path.resolve(remotesDir) + name);
}

/** Names of all parts of a folder of releases, without unfinished ones. */
export async function listParts(remotesDir: string): Promise<string[]> {
  const releases = await foldersBelow(remotesDir, '');
  const names = [
    ...releases,
    ...releases.map((release) => `${release}/${STORED_PROVENANCE}`),
    ...(await foldersBelow(remotesDir, SOURCE_MAPS)),
    ...(await namesIn(partPath(remotesDir, PREVIEWS))).map((file) => `${PREVIEWS}/${file}`),
    AUDIT,
    REGISTRY_PATH,
  ];
  const found = await Promise.all(names.filter(partKind).map((name) => existing(remotesDir, name)));
  return found.flat();
}

async function foldersBelow(remotesDir: string, place: string): Promise<string[]> {
  const remotes = (await namesIn(partPath(remotesDir, place))).filter(isRemoteName);
  const folders = remotes.map(async (remote) => {
    const versions = await namesIn(partPath(remotesDir, `${place}/${remote}`));
    return versions.map((version) => `${place}/${remote}/${version}`);
  });
  return (await Promise.all(folders)).flat();
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(whereMissing([]));
}

async function existing(remotesDir: string, name: string): Promise<string[]> {
  return stat(partPath(remotesDir, name)).then(() => [name], whereMissing([]));
}

function whereMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
    throw error;
  };
}
