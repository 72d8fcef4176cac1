import { pagePaths } from '@naija/contracts/domain/pages';
import type { App } from '../../platform/http/app-type.ts';
import { publicOrigin } from './pages/page.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. */
const VALIDITY_MS = 180 * 24 * 60 * 60 * 1000;

/** `contact` is a mailto: or https: URL (RFC 9116). */
export function securityTxtRoutes(
  app: App,
  contact: string,
  publicUrl: string | undefined,
  clock: () => Date,
): void {
  app.get(SECURITY_TXT_PATH, { schema: { hide: true } }, (request, reply) => {
    const origin = publicOrigin(request, publicUrl);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${new Date(clock().getTime() + VALIDITY_MS).toISOString()}`,
          `Canonical: ${origin}${SECURITY_TXT_PATH}`,
          'Preferred-Languages: en',
          `Policy: ${origin}${pagePaths.terms}`,
          '',
        ].join('\n'),
      );
  });
}
