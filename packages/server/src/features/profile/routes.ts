import multipart from '@fastify/multipart';
import type { App } from '../../http/app-type.ts';
import { MEMORY, PATIENCE } from '../../multipart/limits.ts';
import { createMemory } from '../../multipart/memory.ts';
import type { ProfileContext } from './context.ts';
import { editRoute } from './edit-route.ts';
import { updateRoute } from './update-route.ts';

/** Adds the calls by which agents change their profiles. */
export async function profileRoutes(app: App, context: ProfileContext): Promise<void> {
  // Apart, so that no other call takes forms.
  await app.register(async (profile: App) => {
    await profile.register(multipart);
    const calls = { ...context, memory: createMemory(MEMORY, PATIENCE) };
    updateRoute(profile, calls);
    editRoute(profile, calls);
  });
}
