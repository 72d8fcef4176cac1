import type { App } from '../http/app-type.ts';
import { hostNameOf, isLoopback } from '../http/host-name.ts';
import { HttpError } from '../http/http-error.ts';
import { rejectRequest } from './reject-request.ts';

const MESSAGE =
  'This server is in development and answers under localhost only. ' +
  'To let others reach it, start it with ALLOW_REMOTE_DEVELOPMENT=on.';

/** Responds 403 to hosts other than loopback and, except below `/dev`, that of `publicUrl` (against DNS rebinding). */
export function enforceAllowedHosts(app: App, publicUrl: string | undefined): void {
  const publicHost = publicUrl === undefined ? undefined : hostNameOf(new URL(publicUrl).host);
  app.addHook('onRequest', (request, reply, done) => {
    const name = hostNameOf(request.raw.headers.host ?? '');
    const isDevRoute = request.routeOptions.url?.startsWith('/dev/') ?? false;
    if (isLoopback(name) || (name === publicHost && !isDevRoute)) done();
    else rejectRequest(request, reply, new HttpError(403, 'forbidden', MESSAGE));
  });
}
