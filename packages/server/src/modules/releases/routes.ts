import type { App } from '../../platform/http/app-type.ts';
import type { ReleaseContext } from './context.ts';
import { toHttpError } from './errors.ts';
import { publishGuards } from './guards.ts';
import { publishRoute } from './publish-route.ts';
import { statusRoute } from './status-route.ts';
import { switchRoutes } from './switch-routes.ts';

export async function releaseRoutes(app: App, context: ReleaseContext): Promise<void> {
  if (context.keys.length === 0) return;
  const guards = publishGuards(context.keys);
  await app.register(async (releases: App) => {
    releases.setErrorHandler((error) => {
      throw toHttpError(error, context.remotesDir);
    });
    statusRoute(releases, context, guards);
    switchRoutes(releases, context, guards);
    await releases.register((archives: App, _options: object, done: () => void) => {
      publishRoute(archives, context, guards);
      done();
    });
  });
}
