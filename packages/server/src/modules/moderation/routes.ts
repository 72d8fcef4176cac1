import type { App } from '../../platform/http/app-type.ts';
import { operatorGuards, operatorRoutes } from '../operators/index.ts';
import { agentRoutes } from './agent-routes.ts';
import { appealRoutes } from './appeal-routes.ts';
import { caseRoutes } from './case-routes.ts';
import type { ModerationContext } from './context.ts';
import { photoRoute } from './photo-route.ts';
import { ownRoutes } from './own-routes.ts';
import { removedRoute } from './removed-route.ts';
import { reportRoute } from './report-route.ts';

/** Adds the routes of visitors who report, of agents who appeal, and of operators who decide. */
export function moderationRoutes(app: App, context: ModerationContext): void {
  const guards = operatorGuards(context);
  reportRoute(app, context);
  ownRoutes(app, context);
  removedRoute(app, context.db);
  operatorRoutes(app, context, guards);
  caseRoutes(app, context, guards);
  agentRoutes(app, context, guards);
  photoRoute(app, context, guards);
  appealRoutes(app, context, guards);
}
