import type { Deprecation } from '@naija/contracts/http/deprecations';
import type { App } from '../http/app-type.ts';

/**
 * Sends `Deprecation` (RFC 9745: time since which the first field is deprecated) and `Sunset` (RFC 8594: time when the first
 * one is removed) with responses to calls that have deprecated fields. Register it before the hook that sends prebuilt
 * responses.
 */
export function deprecationHeaders(app: App, deprecations: readonly Deprecation[]): void {
  if (deprecations.length === 0) return;
  const headers = headersByCall(deprecations);
  app.addHook('onRequest', (request, reply, done) => {
    const own = headers.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (own) reply.headers(own);
    done();
  });
}

function headersByCall(deprecations: readonly Deprecation[]): ReadonlyMap<string, Record<string, string>> {
  return new Map(
    deprecations.map(({ call }) => {
      const own = deprecations.filter((other) => other.call === call);
      const first = (days: readonly string[]) => Math.min(...days.map((day) => Date.parse(day)));
      const deprecation = `@${String(first(own.map(({ since }) => since)) / 1000)}`;
      const sunset = new Date(first(own.map(({ removal }) => removal))).toUTCString();
      return [call, { deprecation, sunset }] as const;
    }),
  );
}
