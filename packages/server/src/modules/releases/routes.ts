import type { App } from '../../platform/http/app-type.ts';
import type { Services } from '../../platform/module.ts';
import { acceptArchives } from './archive-uploads.ts';
import { toHttpError } from './errors.ts';
import { publishGuards } from './guards.ts';
import { previewRoute, withdrawPreviewRoute } from './preview-routes.ts';
import { publishRoute } from './publish-route.ts';
import { readSourceMapRoute, storeSourceMapsRoute } from './source-map-routes.ts';
import { statusRoute } from './status-route.ts';
import { switchRoutes } from './switch-routes.ts';

export async function releaseRoutes(app: App, context: Services): Promise<void> {
  await app.register(async (releases: App) => {
    const guards = publishGuards(releases, context);
    releases.setErrorHandler((error) => {
      throw toHttpError(error, context.releases.dir);
    });
    statusRoute(releases, context, guards);
    switchRoutes(releases, context, guards);
    readSourceMapRoute(releases, context, guards);
    withdrawPreviewRoute(releases, context, guards);
    await releases.register((archives: App, _options: object, done: () => void) => {
      const unpackUpload = acceptArchives(archives, context.releases.dir);
      publishRoute(archives, context, guards, unpackUpload);
      previewRoute(archives, context, guards, unpackUpload);
      storeSourceMapsRoute(archives, context, guards, unpackUpload);
      done();
    });
  });
}
