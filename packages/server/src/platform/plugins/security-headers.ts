import helmet from 'helmet';
import type { App } from '../http/app-type.ts';
import { contentSecurityPolicy, type ScriptSources } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

const HSTS_MAX_AGE_S = 31_536_000;
/** The format of helmet */
export const HSTS = `max-age=${String(HSTS_MAX_AGE_S)}; includeSubDomains`;

export function securityHeaders(app: App, isHttps: boolean, sources: ScriptSources = {}): void {
  // Created once instead of for each request, as Fastify's plugin does; that takes a twentieth of an uncached read.
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(sources) },
    strictTransportSecurity: isHttps && { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // These headers are for Internet Explorer and Flash, or default everywhere.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', ({ raw }, reply, done) => {
    // helmet passes errors to this callback.
    setHeaders(raw, reply.raw, () => {
      done();
    });
  });
  permissionsPolicy(app);
}
