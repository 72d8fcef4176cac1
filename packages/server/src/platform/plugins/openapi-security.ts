import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App } from '../http/app-type.ts';

export const SECURITY_SCHEMES = {
  session: { type: 'http', scheme: 'bearer', description: 'The token that the login answers' },
  publishKey: { type: 'http', scheme: 'bearer', description: 'The publish key of a remote' },
} as const;

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
type Security = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>[];

const securityOf = new WeakMap<object, Security>();

/** Marks a hook with the security scheme that OpenAPI lists for its routes; returns the hook. */
export function guard<H extends Hook>(
  scheme: keyof typeof SECURITY_SCHEMES,
  hook: H,
  { optional = false } = {},
): H {
  securityOf.set(hook, [...(optional ? [{}] : []), { [scheme]: [] }]);
  return hook;
}

/** Adds the scheme of its guard to the schema of every route added after this. */
export function describeSecurity(app: App): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const security = [route.onRequest ?? []].flat().flatMap((hook) => securityOf.get(hook) ?? []);
    if (security.length > 0) route.schema = { ...route.schema, security };
  });
}
