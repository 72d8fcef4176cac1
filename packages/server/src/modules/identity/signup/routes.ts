import type { App } from '../../../platform/http/app-type.ts';
import type { Office } from './office.ts';
import { signupRoute } from './signup-route.ts';
import { verificationRoutes } from './verification-routes.ts';

/** Adds the calls that make an account and verify its e-mail address. */
export function accountRoutes(app: App, office: Office): void {
  signupRoute(app, office);
  verificationRoutes(app, office);
}
