import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import { readReleaseFolder, SOURCE_MAPS_FOLDER } from '@naija/releases';
import { Refusal } from '../errors.ts';
import type { Io } from '../io.ts';
import { folderOf } from '../remotes.ts';
import type { Target } from '../targets/target.ts';
import type { MapOf } from './translate.ts';

interface Wanted {
  name: string;
  /** Version for frames whose address does not contain it. */
  version: string | undefined;
}

/**
 * Reads source maps from the last build if it has that version, otherwise from the site. Reports each missing map once.
 */
export function findMaps(
  { name, version: known }: Wanted,
  target: Target,
  io: Io,
  missing = new Set<string>(),
): { mapOf: MapOf; missing: Set<string> } {
  const found = new Map<string, Promise<TraceMap | undefined>>();
  const read = async (version: string, script: string) => {
    try {
      const built = await builtMap(name, version, script, io);
      return new TraceMap(built ?? (await target.sourceMap({ name, version }, script)));
    } catch (error) {
      missing.add((error as Error).message);
      return undefined;
    }
  };
  const mapOf: MapOf = ({ script, version = known }) => {
    if (version === undefined)
      throw new Refusal(`The trace does not contain the version of ${name}: name it with --version`);
    const key = `${version}/${script}`;
    const map = found.get(key) ?? read(version, script);
    found.set(key, map);
    return map;
  };
  return { mapOf, missing };
}

/** The source map in the last build; undefined if that has another version or does not exist. */
async function builtMap(name: string, version: string, script: string, io: Io): Promise<string | undefined> {
  const dist = path.join(io.root, folderOf(name, io.root), 'dist');
  const built = await readReleaseFolder(path.join(dist, 'release')).catch(() => undefined);
  if (built?.release.version !== version) return undefined;
  const isScript = built.release.assets.some(({ url }) => url === script);
  const file = path.join(dist, SOURCE_MAPS_FOLDER, `${script}.map`);
  return isScript ? readFile(file, 'utf8').catch(() => undefined) : undefined;
}
