import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportDeclaration } from 'estree';
import { init, parse } from 'es-module-lexer';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { specifierNames } from './import-names.ts';
import { isPackageCode } from './source-files.ts';

interface Origin {
  file: string;
  name: string;
}

type Placed<T> = T & { start: number; end: number };

/**
 * Rewrites imports of a package's index into imports of the files behind it. Through the index every page would depend on
 * everything, shared chunks could not be computed, and each build would read thousands of files that it leaves out.
 * @param importer file that the package is resolved from
 */
export function directImports(packageName: string, importer: string): Plugin {
  let origins: ReadonlyMap<string, Origin> = new Map();
  return {
    name: `naija:direct-imports:${packageName}`,
    apply: 'build',
    async buildStart() {
      const index = await this.resolve(packageName, importer);
      if (!index) this.error(`${packageName} cannot be resolved`);
      origins = await readOrigins(index.id);
    },
    transform(code, id) {
      if (isPackageCode(id) || !code.includes(packageName)) return null;
      const text = new MagicString(code);
      for (const node of this.parse(code).body) {
        if (node.type !== 'ImportDeclaration' || node.source.value !== packageName) continue;
        const { start, end } = node as Placed<ImportDeclaration>;
        text.overwrite(start, end, written(node, packageName, origins));
      }
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

async function readOrigins(indexFile: string): Promise<ReadonlyMap<string, Origin>> {
  await init();
  const [, exports] = parse(await readFile(indexFile, 'utf8'));
  const origins = new Map<string, Origin>();
  for (const entry of exports) {
    // Namespace re-exports are still imported from the index.
    if (entry.type !== 'reexport' || entry.typeOnly || entry.importName === null) continue;
    origins.set(entry.name, {
      file: path.resolve(path.dirname(indexFile), entry.from),
      name: entry.importName,
    });
  }
  return origins;
}

function written(node: ImportDeclaration, packageName: string, origins: ReadonlyMap<string, Origin>): string {
  return specifierNames(node)
    .map(({ imported, local }) => {
      const origin = origins.get(imported) ?? { file: packageName, name: imported };
      const names = origin.name === '*' ? `* as ${local}` : `{ ${origin.name} as ${local} }`;
      return `import ${names} from ${JSON.stringify(origin.file)};`;
    })
    .join('\n');
}
