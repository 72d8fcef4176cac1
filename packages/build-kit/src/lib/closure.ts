import type { Rollup } from 'vite';

interface ViteMetadata {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Chunk by file name; undefined for assets. */
function chunkOf(bundle: Rollup.OutputBundle, file: string): (Rollup.OutputChunk & ViteMetadata) | undefined {
  const found = bundle[file];
  return found?.type === 'chunk' ? found : undefined;
}

/** All files that are loaded with these files, including the files themselves. */
export function closure(bundle: Rollup.OutputBundle, files: Iterable<string>, lazy = false): Set<string> {
  const seen = new Set<string>();
  const assets = Object.keys(bundle).filter((file) => !chunkOf(bundle, file));
  const visit = (file: string): void => {
    if (seen.has(file) || !bundle[file]) return;
    seen.add(file);
    const chunk = chunkOf(bundle, file);
    if (!chunk) return;
    chunk.imports.forEach(visit);
    chunk.viteMetadata?.importedCss.forEach(visit);
    chunk.viteMetadata?.importedAssets.forEach(visit);
    if (!lazy) return;
    chunk.dynamicImports.forEach(visit);
    chunk.referencedFiles.forEach(visit);
    // Vite does not report the workers that a chunk starts; their names are in its code.
    assets.filter((name) => chunk.code.includes(name)).forEach(visit);
  };
  for (const file of files) visit(file);
  return seen;
}
