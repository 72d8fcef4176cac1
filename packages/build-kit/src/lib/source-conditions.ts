import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Conditions that resolve workspace packages to sources, never to stale builds. */
export const SOURCE_CONDITIONS = ['source', ...defaultClientConditions];
export const SERVER_SOURCE_CONDITIONS = ['source', ...defaultServerConditions];
