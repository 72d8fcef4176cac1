import federation from '@originjs/vite-plugin-federation';
import type { Plugin } from 'vite';

type FederationOptions = Parameters<typeof federation>[0];

/** The federation plugin for builds, with a type of today's Vite; its own is of one long gone. */
export function federationPlugin(options: FederationOptions): Plugin {
  return { ...(federation(options) as Plugin), apply: 'build' };
}
