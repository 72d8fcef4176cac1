export { createRegistryReader, type RegistryReader } from './hosting/registry-reader.ts';
export { siteModule } from './module.ts';
export { createPublicFetch } from './rendered-pages/fetch-public.ts';
export { SHELL_ENTRY_FILE } from './rendered-pages/shell-build.ts';
