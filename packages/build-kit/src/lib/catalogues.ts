import type { Plugin, Rollup } from 'vite';
import { compileCatalogue } from './compile-catalogue.ts';

type PreRenderedChunk = Rollup.PreRenderedChunk;

const EXTENSION = '.po';

/** Compiles imported catalogues (`.po`) into files whose names contain their language (`catalogueLanguage`). */
export function catalogues(): Plugin {
  return {
    name: 'naija:catalogues',
    transform(source, id) {
      return id.endsWith(EXTENSION) ? { code: compileCatalogue(source), map: null } : null;
    },
    outputOptions(options) {
      const { chunkFileNames: names = '[name]-[hash].js' } = options;
      const chunkFileNames = (chunk: PreRenderedChunk) => {
        const name = typeof names === 'function' ? names(chunk) : names;
        return chunk.facadeModuleId?.endsWith(EXTENSION)
          ? name.replace('[name]', `[name]${EXTENSION}`)
          : name;
      };
      return { ...options, chunkFileNames };
    },
  };
}
