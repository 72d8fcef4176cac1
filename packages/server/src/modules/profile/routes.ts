import multipart from '@fastify/multipart';
import type { App } from '../../platform/http/app-type.ts';
import type { Services } from '../../platform/module.ts';
import { editRoute } from './edit-route.ts';
import { updateRoute } from './update-route.ts';
import { workPhotoRoutes } from './work-photos/routes.ts';

export async function profileRoutes(app: App, services: Services): Promise<void> {
  // No other route accepts multipart.
  await app.register(async (profile: App) => {
    await profile.register(multipart);
    updateRoute(profile, services);
    editRoute(profile, services);
    workPhotoRoutes(profile, services);
  });
}
