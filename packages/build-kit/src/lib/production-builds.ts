import type { Plugin } from 'vite';

/** Whose entry points name the development build alone, which checks and warns. */
const DEVELOPMENT = '/node_modules/react-router/dist/development/';

/** Takes a package's own build for production where its entry points name another. */
export function productionBuilds(): Plugin {
  return {
    name: 'naija:production-builds',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('react-router')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.includes(DEVELOPMENT)) return null;
      return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
