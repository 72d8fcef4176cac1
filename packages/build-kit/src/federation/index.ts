import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  EXPOSED_MODULE,
  RUNTIME_MORE,
  SHARED_MODULES,
  SHARED_PACKAGES,
} from '@naija/contracts/remote/remote';
import type { RuntimeNames } from '../lib/runtime-names.ts';
import { federationPlugin, noLookupEntry, noStyleLoading, noVersionComparison } from './patched-plugin.ts';
import { builtLoader } from './remote-loader.ts';
import { linkedShared, sharedLookups } from './shared-modules.ts';

export { COMMONJS, packageImports } from './package-imports.ts';
export { devLoader } from './remote-loader.ts';

/** Package whose code is part of every build, although no module imports it. */
export const FEDERATION = '@originjs/vite-plugin-federation';

/** Module without exports. It replaces packages that only the shell provides, because the plugin requires a file. */
export const EMPTY_MODULE = fileURLToPath(new URL('../../absent.js', import.meta.url));

/** Name of the chunk by which the plugin finds the module that a remote exposes. */
export const EXPOSED_CHUNK = '__federation_expose_Remote';

const SHARED_CHUNK = '__federation_shared_';

/** The plugin requires a remote; the real ones come from the registry. */
const NO_REMOTE = { none: '/none.js' };

/**
 * Makes a build the host of remotes: it provides the shared packages, and `importRemote` of `virtual:federation`.
 * @param moreVersion version of the runtime's second module; the plugin reads versions of packages, but not of their modules
 */
export function hostFederation(moreVersion: string): Plugin[] {
  return [
    linkedShared(),
    builtLoader(),
    federationPlugin({
      name: 'shell',
      filename: 'remoteEntry.js',
      remotes: NO_REMOTE,
      shared: [...SHARED_PACKAGES, { [RUNTIME_MORE]: { version: moreVersion } }],
    }),
  ];
}

export interface RemoteFederation {
  name: string;
  /** File of the container, which the registry names. */
  entry: string;
  /** Absolute path of the module that the remote exposes. */
  exposed: string;
  runtimeDir: string;
  names: RuntimeNames;
}

/**
 * Makes a build a remote, which looks up the shared packages in the page. Placed after the plugins that read imported names.
 * A process can run only one such build, because the plugin has global state.
 */
export function remoteFederation({ name, entry, exposed, runtimeDir, names }: RemoteFederation): Plugin[] {
  return [
    noVersionComparison(),
    noLookupEntry(EMPTY_MODULE),
    noStyleLoading(),
    sharedLookups(runtimeDir, names),
    federationPlugin({
      name,
      filename: entry,
      exposes: { [EXPOSED_MODULE]: { import: exposed, dontAppendStylesToHead: true } },
      shared: Object.fromEntries(
        SHARED_MODULES.map((key) => [key, { import: false, generate: false, packagePath: EMPTY_MODULE }]),
      ),
    }),
  ];
}

/** True for the files of a remote that its container imports. */
export function isExposedFile(file: string): boolean {
  return file.includes(EXPOSED_CHUNK) && !file.endsWith('.map');
}

/** The shared package that a chunk of the host has for remotes; undefined for other chunks. */
export function sharedPackageOf(chunk: string): string | undefined {
  return chunk.startsWith(SHARED_CHUNK) ? chunk.slice(SHARED_CHUNK.length) : undefined;
}

/** The package of the page for which a module of a bundle stands; undefined for other modules. */
export function providedPackageOf(id: string): string | undefined {
  return /(?:shared|whole):([^?]+)/.exec(id)?.[1];
}
