import helmet from 'helmet';
import type { App } from '../http/app-type.ts';
import { contentSecurityPolicy, type ScriptSources } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

const HSTS_MAX_AGE_S = 31_536_000;
/** As helmet writes it. */
export const HSTS = `max-age=${String(HSTS_MAX_AGE_S)}; includeSubDomains`;

export function securityHeaders(app: App, isHttps: boolean, sources: ScriptSources = {}): void {
  // Once, and not for each request as the plugin of Fastify does: a twentieth of a read that nobody has asked for before.
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(sources) },
    strictTransportSecurity: isHttps && { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Of Internet Explorer, of Flash, and the default everywhere: each costs every response.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', ({ raw }, reply, done) => {
    // It throws what fails.
    setHeaders(raw, reply.raw, () => {
      done();
    });
  });
  permissionsPolicy(app);
}
