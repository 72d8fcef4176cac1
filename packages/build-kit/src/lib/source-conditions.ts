import { defaultClientConditions } from 'vite';

/** Resolves workspace packages to sources, never to stale builds. */
export const SOURCE_CONDITIONS = ['source', ...defaultClientConditions];
