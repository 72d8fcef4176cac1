import type { App } from '../http/app-type.ts';
import { hostNameOf, isLoopback } from '../http/host-name.ts';
import { HttpError } from '../http/http-error.ts';
import { refuse } from './refusal.ts';

const REFUSAL =
  'This server is in development and answers under localhost only. ' +
  'To let others reach it, start it with ALLOW_REMOTE_DEVELOPMENT=on.';

/**
 * Answers 403 under every other host name than those of loopback and of `publicUrl`, and below `/dev` under that as well: a
 * page elsewhere whose name resolves to this machine (DNS rebinding) counts as this site in its visitor's browser, and
 * letters of all are for whoever sits at the machine.
 */
export function refuseForeignHosts(app: App, publicUrl: string | undefined): void {
  const own = publicUrl === undefined ? undefined : hostNameOf(new URL(publicUrl).host);
  app.addHook('onRequest', (request, reply, done) => {
    // Not `request.host`, which a proxy's headers may say.
    const name = hostNameOf(request.raw.headers.host ?? '');
    const isTool = request.routeOptions.url?.startsWith('/dev/') ?? false;
    if (isLoopback(name) || (name === own && !isTool)) done();
    else refuse(request, reply, new HttpError(403, 'forbidden', REFUSAL));
  });
}
