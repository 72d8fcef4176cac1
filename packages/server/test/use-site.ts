import { putPages } from './hosted-pages.ts';
import { readHead } from './page-head.ts';
import { useServer } from './use-server.ts';

/** Origin of the site in tests. */
export const ORIGIN = 'https://agents.example';

/** A server with all public pages; `read` parses the raw HTML of one. */
export function useSite() {
  const server = useServer({ publicUrl: ORIGIN }, putPages);
  return Object.assign(server, {
    async read(url: string) {
      const { statusCode, body } = await server.app.inject(url);
      return { status: statusCode, html: body, ...readHead(body) };
    },
  });
}
