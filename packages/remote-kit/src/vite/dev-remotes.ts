import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from 'estree';
import { parseAst, transformWithEsbuild, type Plugin } from 'vite';
import {
  REGISTRY_PATH,
  REGISTRY_SCHEMA,
  registryName,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import { declaredPages } from './pages.ts';

const FEDERATION = 'virtual:__federation__';
const RESOLVED = `\0${FEDERATION}`;

interface SourceRemote {
  name: string;
  dir: string;
}

/** Serves every remote of the repository from its sources, with one React and hot updates. */
export function devRemotes(repository: string): Plugin {
  const remotes = sourceRemotes(repository);
  return {
    name: 'naija:dev-remotes',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (id === FEDERATION ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? federationOverSources(remotes) : null),
    configureServer({ middlewares }) {
      middlewares.use(REGISTRY_PATH, (_request, response, next) => {
        sourceRegistry(remotes)
          .then((registry) => {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(registry));
          })
          .catch(next);
      });
    },
  };
}

function sourceRemotes(repository: string): SourceRemote[] {
  return readdirSync(repository)
    .filter(
      (folder) => folder.endsWith('-mfe') && existsSync(path.join(repository, folder, 'src/remote.tsx')),
    )
    .map((folder) => ({ name: folder.replace(/-mfe$/, ''), dir: path.join(repository, folder) }));
}

/** Does what the federation plugin's module does in a build. */
function federationOverSources(remotes: readonly SourceRemote[]): string {
  const loaders = remotes.map(
    ({ name, dir }) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(`/@fs${dir}/src/remote.tsx`)})`,
  );
  return `const sources = { ${loaders.join(', ')} };
export const __federation_method_setRemote = () => {};
export const __federation_method_getRemote = (id) => sources[id.slice(0, id.lastIndexOf('@'))]();`;
}

async function sourceRegistry(remotes: readonly SourceRemote[]): Promise<Registry> {
  const entries = await Promise.all(
    remotes.map(async (remote): Promise<[string, RegistryEntry[]]> => [
      registryName(remote.name),
      [await sourceEntry(remote)],
    ]),
  );
  return { schema: REGISTRY_SCHEMA, microFrontends: Object.fromEntries(entries) };
}

async function sourceEntry({ dir }: SourceRemote): Promise<RegistryEntry> {
  const file = path.join(dir, 'src/pages.ts');
  const { code } = await transformWithEsbuild(await readFile(file, 'utf8'), file);
  const url = `/@fs${dir}/src/remote.tsx`;
  return {
    url,
    metadata: { integrity: 'none', version: 'sources' },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: url,
      contract: CONTRACT_VERSION,
      routes: declaredPages(parseAst(code) as Program).map(({ path: route }) => ({
        path: route,
        js: [],
        css: [],
      })),
      requires: {},
      uses: {},
    },
  };
}
