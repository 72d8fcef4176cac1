import type { App } from '../../platform/http/app-type.ts';
import { operatorGuards } from '../operators/index.ts';
import type { RegistrationContext } from './context.ts';
import { operatorRegistrationRoutes } from './operator-routes.ts';
import { ownRoutes } from './own-routes.ts';

/** Adds the routes of agents who are in public registers, and of operators who check that. */
export function registrationRoutes(app: App, context: RegistrationContext): void {
  ownRoutes(app, context);
  operatorRegistrationRoutes(app, context, operatorGuards(context));
}
