import type { Plugin } from 'vite';
import { EXPOSED_MODULE, SHARED_MODULES } from '@naija/contracts/remote/remote';

/** Module of the shell with `importRemote(id, url)`, which returns the default export of what a remote exposes. */
const LOADER = 'virtual:federation';
const RESOLVED = `\0${LOADER}`;

const EXPOSED = JSON.stringify(EXPOSED_MODULE);

/** The plugin unwraps a default export only if it is the sole export. */
const DEFAULT_EXPORT = `const defaultExport = (exposed) =>
  typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;`;

/** The loader of builds. The plugin never settles if the promise of an address rejects. */
const BUILT = `import * as plugin from 'virtual:__federation__';
${DEFAULT_EXPORT}
export async function importRemote(id, url) {
  plugin.__federation_method_setRemote(id, { url: () => Promise.resolve(url), format: 'esm', from: 'vite' });
  return defaultExport(await plugin.__federation_method_getRemote(id, ${EXPOSED}));
}`;

export function builtLoader(): Plugin {
  return loader('build', () => BUILT);
}

/** Modules of remotes that a dev server has the sources of, by `name@version`, and versions of shared packages. */
export interface DevFederation {
  modules: Readonly<Record<string, string>>;
  versions: () => Readonly<Record<string, string>>;
}

/**
 * The loader of development, in which the plugin does nothing. Remotes from sources are imported from the dev server. Builds
 * receive the same modules in the plugin's format, so that the page has one React.
 */
export function devLoader({ modules, versions }: DevFederation): Plugin {
  return loader('serve', () => {
    const shared = SHARED_MODULES.map((name) =>
      property(name, `{ ${property(versions()[name] ?? '0.0.0', provider(name))} }`),
    );
    const sources = Object.entries(modules).map(([id, url]) => property(id, `() => ${importOf(url)}`));
    return `const shared = { ${shared.join(', ')} };
const sources = { ${sources.join(', ')} };
${DEFAULT_EXPORT}
export async function importRemote(id, url) {
  if (id in sources) return defaultExport(await sources[id]());
  // Absolute, since the dev server adds a query to relative URLs.
  const address = new URL(url, globalThis.location.href);
  const container = await import(/* @vite-ignore */ address.href);
  container.init(shared);
  return defaultExport((await container.get(${EXPOSED}))());
}`;
  });
}

function loader(apply: 'build' | 'serve', code: () => string): Plugin {
  return {
    name: 'naija:remote-loader',
    apply,
    enforce: 'pre',
    resolveId: (id) => (id === LOADER ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? code() : null),
  };
}

function provider(name: string): string {
  return `{ get: async () => { const module = await ${importOf(name)}; return () => module; } }`;
}

function importOf(source: string): string {
  return `import(${JSON.stringify(source)})`;
}

function property(name: string, value: string): string {
  return `${JSON.stringify(name)}: ${value}`;
}
