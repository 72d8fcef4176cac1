import type { Module } from '../../platform/module.ts';
import { compressResponses } from '../../platform/plugins/compression.ts';
import type { App } from '../../platform/http/app-type.ts';
import { createCardSender } from '../cards/index.ts';
import { createPhotoSender } from '../photos/index.ts';
import { hostingRoutes } from './hosting/routes.ts';
import { createPageResolver } from './pages/resolve-page.ts';
import { renderShellSettings } from './pages/shell-settings.ts';
import { createPublicFetch } from './rendered-pages/fetch-public.ts';
import { createPageRenderer } from './rendered-pages/page-renderer.ts';
import { securityTxtRoutes } from './security-txt.ts';
import { createOwnPages } from './sitemap/own-pages.ts';
import { sitemapRoutes } from './sitemap/routes.ts';

/** Pages, and the files that they load. */
export const siteModule = {
  name: 'site',
  rootRoutes: async (app, services) => {
    const { db, readPublic, publicUrl, folders, registryKeys, clock, securityContact } = services;
    const resolvePage = createPageResolver(db);
    if (securityContact !== undefined) securityTxtRoutes(app, securityContact, publicUrl, clock);
    await app.register(async (scope: App) => {
      await compressResponses(scope);
      sitemapRoutes(scope, readPublic, publicUrl, createOwnPages(app, services.registry, resolvePage));
    });
    const { rendering, renderWaitMs: waitMs } = services;
    const { shell, shellServer } = folders;
    await hostingRoutes(app, folders, {
      sendPhoto: createPhotoSender(services),
      sendCard: createCardSender(services),
      resolvePage,
      registry: services.registry,
      publicUrl,
      settings: renderShellSettings({ registryKeys, overrides: services.remoteOverrides ?? false }),
      databaseTimeoutMs: services.pageDatabaseTimeoutMs,
      renderer:
        rendering && shellServer !== undefined
          ? createPageRenderer({
              ...services,
              rendering,
              shell,
              shellServer,
              waitMs,
              fetchPublic: createPublicFetch(app),
            })
          : undefined,
    });
  },
} satisfies Module;
