import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { SOURCE_MAPS_FOLDER } from '@naija/releases';

/**
 * Writes the source map of each script beside the release, without sources: a map contains files and lines, and the
 * repository has the sources. Paths are relative to the folder of the remote.
 */
export function sourceMaps(root: string): Plugin {
  return {
    name: 'naija:source-maps',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        if (dir === undefined || this.meta.watchMode) return;
        const folder = path.join(dir, '..', SOURCE_MAPS_FOLDER);
        await rm(folder, { recursive: true, force: true });
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.map?.mappings) continue;
          const file = path.join(folder, `${chunk.fileName}.map`);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(
            file,
            JSON.stringify(withoutSources(chunk.map, path.join(dir, path.dirname(chunk.fileName)), root)),
          );
        }
      },
    },
  };
}

function withoutSources({ version, names, mappings, sources }: Rollup.SourceMap, from: string, root: string) {
  const relative = sources.map((source) =>
    path.relative(root, path.resolve(from, source)).split(path.sep).join('/'),
  );
  return { version, names, mappings, sources: relative };
}
