/** The package that holds the one copy of everything the page shares beside React. */
export const RUNTIME = '@naija/runtime';

/** Default exports that the runtime gives out under a name. */
const DEFAULTS: Partial<Record<string, string>> = { 'styled-components': 'styled' };

/** Packages whose names the runtime re-exports. */
export const WRAPPED_PACKAGES: readonly string[] = [
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'styled-components',
];

/** What the runtime calls a name of a wrapped package; nothing for a whole namespace or an unknown default. */
export function toRuntimeName(from: string, imported: string): string | undefined {
  if (imported === '*') return undefined;
  return imported === 'default' ? DEFAULTS[from] : imported;
}
