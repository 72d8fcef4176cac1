import type { App } from '../../../platform/http/app-type.ts';
import type { Services } from '../../../platform/module.ts';
import { addRoute } from './add-route.ts';
import { captionRoute, orderRoute, removalRoute } from './change-routes.ts';

/** Adds the routes by which agents change the gallery of photos of their work. */
export function workPhotoRoutes(app: App, calls: Services): void {
  addRoute(app, calls);
  captionRoute(app, calls);
  orderRoute(app, calls);
  removalRoute(app, calls);
}
