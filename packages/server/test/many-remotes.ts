import { createHash } from 'node:crypto';
import {
  REGISTRY_SCHEMA,
  registryName,
  type PreloadFile,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';

const PAGES = ['', '/all', '/:id'];
const FILES_OF_PAGE = 5;
const LISTED = 4;

/** A registry of remotes `r0`, `r1`, …, each with four listed releases of three pages, `/r0`, `/r0/all` and `/r0/:id`. */
export function manyRemotes(count: number): Registry {
  const remotes = Array.from({ length: count }, (_, index) => `r${String(index)}`);
  return {
    schema: REGISTRY_SCHEMA,
    microFrontends: Object.fromEntries(remotes.map((remote) => [registryName(remote), releasesOf(remote)])),
  };
}

function releasesOf(remote: string): RegistryEntry[] {
  return Array.from({ length: LISTED }, (_, index) => release(remote, `1.${String(9 - index)}.0`, index));
}

function release(remote: string, version: string, index: number): RegistryEntry {
  const folder = `/remotes/${remote}/${version}/`;
  const file = (name: string): PreloadFile => ({ url: folder + name, integrity: hashOf(folder + name) });
  const js = Array.from({ length: FILES_OF_PAGE }, (_, number) => file(`part-${String(number)}.js`));
  return {
    url: `${folder}remoteEntry.js`,
    metadata: { integrity: hashOf(folder), version },
    deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 },
    extras: {
      manifest: `${folder}release.json`,
      contract: 1,
      routes: PAGES.map((page) => ({ path: `/${remote}${page}`, title: `Page of ${remote}`, js, css: [] })),
      requires: { react: '^19.0.0', 'react-dom': '^19.0.0', '@naija/runtime': '^0.1.0' },
      uses: { react: ['useEffect', 'useState'] },
      ...(index === 0 && { seal: { serial: 1, signature: hashOf(remote) } }),
    },
  };
}

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
