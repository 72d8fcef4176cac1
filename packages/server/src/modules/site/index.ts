export { createRegistryReader, type RegistryReader } from './hosting/registry-reader.ts';
export { hostingRoutes, type HostingFolders } from './hosting/routes.ts';
export { restrictServiceWorkerScripts } from './hosting/service-worker.ts';
export { createPageResolver } from './pages/resolve-page.ts';
export { renderShellSettings } from './pages/shell-settings.ts';
export { securityTxtRoutes } from './security-txt.ts';
export { sitemapRoutes } from './sitemap/routes.ts';
