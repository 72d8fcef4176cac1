import federation from '@originjs/vite-plugin-federation';
import type { Plugin } from 'vite';

type FederationOptions = Parameters<typeof federation>[0];

/** The federation plugin for builds, with the type of the current Vite. */
export function federationPlugin(options: FederationOptions): Plugin {
  return { ...(federation(options) as Plugin), apply: 'build' };
}
