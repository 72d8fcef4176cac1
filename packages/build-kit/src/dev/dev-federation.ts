import { SHARED_MODULES } from '@naija/contracts/remote/remote';
import { SOURCES, sourceUrl, type SourceRemote } from './dev-sources.ts';

/**
 * Code that replaces the federation plugin's module in development, in which the plugin does nothing. Remotes from sources
 * are imported from the dev server. Builds receive the same modules in the plugin's format, so that the page has one React.
 */
export function devFederation(
  sources: readonly SourceRemote[],
  versions: Readonly<Record<string, string>>,
): string {
  const shared = SHARED_MODULES.map((name) =>
    property(name, `{ ${property(versions[name] ?? '0.0.0', provider(name))} }`),
  );
  const loaders = sources.map((remote) => property(`${remote.name}@${SOURCES}`, imports(sourceUrl(remote))));
  return `const shared = { ${shared.join(', ')} };
const sources = { ${loaders.join(', ')} };
const builds = new Map();
export const __federation_method_setRemote = (id, { url }) => { builds.set(id, url); };
export async function __federation_method_getRemote(id, module) {
  if (id in sources) return sources[id]();
  // Absolute, since the dev server adds a query to relative URLs.
  const address = new URL(await builds.get(id)(), globalThis.location.href);
  const container = await import(/* @vite-ignore */ address.href);
  container.init(shared);
  return (await container.get(module))();
}`;
}

function provider(name: string): string {
  return `{ get: async () => { const module = await import(${JSON.stringify(name)}); return () => module; } }`;
}

function imports(url: string): string {
  return `() => import(${JSON.stringify(url)})`;
}

function property(name: string, value: string): string {
  return `${JSON.stringify(name)}: ${value}`;
}
