export { createRegistryReader, type RegistryReader } from './hosting/registry-reader.ts';
export { hostingRoutes, type HostingFolders } from './hosting/routes.ts';
export { restrictServiceWorkerScripts } from './hosting/service-worker.ts';
export { createPageResolver } from './pages/resolve-page.ts';
export { renderShellSettings } from './pages/shell-settings.ts';
export { securityTxtRoutes } from './security-txt.ts';
export { sitemapRoutes } from './sitemap/routes.ts';
export { createPublicFetch } from './rendered-pages/fetch-public.ts';
export {
  createPageRenderer,
  type PageRenderer,
  type PageRendererOptions,
} from './rendered-pages/page-renderer.ts';
export { SHELL_ENTRY_FILE } from './rendered-pages/shell-build.ts';
