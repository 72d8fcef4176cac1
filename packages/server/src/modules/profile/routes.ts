import multipart from '@fastify/multipart';
import { createFairQueue } from '../../platform/concurrency/fair-queue.ts';
import { FORM_QUEUE_LIMITS, PROCESSING_QUEUE_LIMITS } from '../photos/index.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { ProfileContext } from './context.ts';
import { editRoute } from './edit-route.ts';
import { updateRoute } from './update-route.ts';
import { workPhotoRoutes } from './work-photos/routes.ts';

export async function profileRoutes(app: App, context: ProfileContext): Promise<void> {
  // Encapsulated: no other route accepts multipart.
  await app.register(async (profile: App) => {
    await profile.register(multipart);
    const calls = {
      ...context,
      formQueue: createFairQueue(FORM_QUEUE_LIMITS),
      processingQueue: createFairQueue(PROCESSING_QUEUE_LIMITS),
    };
    updateRoute(profile, calls);
    editRoute(profile, calls);
    workPhotoRoutes(profile, calls);
  });
}
