import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Conditions that resolve workspace packages to sources, never to stale builds. */
export const SOURCE_CONDITIONS = ['@naija/source', ...defaultClientConditions];
export const SERVER_SOURCE_CONDITIONS = ['@naija/source', ...defaultServerConditions];
