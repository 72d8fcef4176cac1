import type { Plugin } from 'vite';
import { compileCatalogue } from './compile-catalogue.ts';

/** Compiles catalogues (`.po`) that are imported. */
export function catalogues(): Plugin {
  return {
    name: 'naija:catalogues',
    transform(source, id) {
      return id.endsWith('.po') ? { code: compileCatalogue(source), map: null } : null;
    },
  };
}
