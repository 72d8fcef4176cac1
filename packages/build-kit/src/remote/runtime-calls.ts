import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { parseAst, transformWithEsbuild } from 'vite';
import { API_PREFIX } from '@naija/contracts/http/paths';
import { readsOf, type ModuleReads } from './module-reads.ts';

const NAMES_PATHS = /from '@naija\/contracts\/http\/.*Paths\./s;
const NOT_SHIPPED = /\.test\.tsx?$|(?:^|[\\/])testing[\\/]/;

/** Calls that exports of the runtime make for a remote, which has them in no module of its own. */
export async function runtimeReads(runtimeDir: string, used: ReadonlySet<string>): Promise<ModuleReads[]> {
  await init();
  const src = path.join(runtimeDir, 'src');
  const files = (await readdir(src, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file),
  );
  const reads = files.map(async (file): Promise<ModuleReads[]> => {
    const source = await readFile(path.join(src, file), 'utf8');
    if (!NAMES_PATHS.test(source)) return [];
    const { code } = await transformWithEsbuild(source, file);
    const [, exports] = parse(code);
    return exports.some((entry) => entry.type !== 'reexport-all' && used.has(entry.name))
      ? [readsOf(parseAst(code), API_PREFIX)]
      : [];
  });
  return (await Promise.all(reads)).flat();
}
