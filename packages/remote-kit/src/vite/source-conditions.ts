import { defaultClientConditions } from 'vite';

/** Workspace packages are taken from their sources, never from a build that may be stale. */
export const SOURCE_CONDITIONS = ['source', ...defaultClientConditions];
