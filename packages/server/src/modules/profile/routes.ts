import multipart from '@fastify/multipart';
import { createBudget } from '../photos/quotas/budget.ts';
import type { App } from '../../platform/http/app-type.ts';
import { FORM_BUDGET, MAKING_BUDGET } from '../photos/form/limits.ts';
import type { ProfileContext } from './context.ts';
import { editRoute } from './edit-route.ts';
import { updateRoute } from './update-route.ts';

/** Adds the calls by which agents change their profiles. */
export async function profileRoutes(app: App, context: ProfileContext): Promise<void> {
  // Apart, so that no other call takes forms.
  await app.register(async (profile: App) => {
    await profile.register(multipart);
    const calls = { ...context, forms: createBudget(FORM_BUDGET), making: createBudget(MAKING_BUDGET) };
    updateRoute(profile, calls);
    editRoute(profile, calls);
  });
}
