/** The package with the single copy of everything that the page shares beside React. */
export const RUNTIME = '@naija/runtime';

/** Default exports that the runtime re-exports by name. */
const DEFAULTS: Partial<Record<string, string>> = { 'styled-components': 'styled' };

export const WRAPPED_PACKAGES: readonly string[] = [
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'styled-components',
];

/** The runtime's name for an import of a wrapped package; undefined for namespaces and unknown defaults. */
export function toRuntimeName(from: string, imported: string): string | undefined {
  if (imported === '*') return undefined;
  return imported === 'default' ? DEFAULTS[from] : imported;
}
