import { readFile } from 'node:fs/promises';
import { init, parse } from 'es-module-lexer';

/**
 * The names that a runtime exports, read from its index file.
 * @throws Error for `export *`, whose names cannot be read
 */
export async function runtimeExports(indexFile: string): Promise<string[]> {
  await init();
  const [, exports] = parse(await readFile(indexFile, 'utf8'));
  return exports
    .filter(({ typeOnly }) => !typeOnly)
    .map((entry) => {
      if (entry.type === 'reexport-all')
        throw new Error(`${indexFile}: "export *" hides what the runtime has`);
      return entry.name;
    })
    .sort();
}
