import { findRoute } from '@naija/contracts/remote/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { extname } from 'node:path/posix';
import { exists } from '../../files/exists.ts';
import type { RegistryReader } from './registry-reader.ts';
import { sendFile, sendNothing } from './send-file.ts';

const NOT_PAGES = /^\/(api|remotes|media)(\/|$)/;
const NOT_BUILT = 'The pages are not built yet. Build them with: npm run build\n';

/**
 * Handles every address that no route has. One with an extension is a file of the shell; any other is a page,
 * for which the shell itself is sent: with 200 if a remote owns it, else with 404, and the shell says so.
 */
export function shellPages(shell: string, registry: RegistryReader) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/'] = request.url.split('?');
    if (NOT_PAGES.test(pathname)) return sendNothing(reply);
    const { '*': file } = request.params as { '*': string };
    if (extname(file) !== '') return sendFile(reply, shell, file, 'no-cache');
    if (!(await exists(join(shell, 'index.html')))) return reply.code(503).type('text/plain').send(NOT_BUILT);

    const known = await registry();
    if (!known || !findRoute(known, pathname)) {
      // A revalidated copy would come back as a 404 without a body.
      delete request.raw.headers['if-none-match'];
      delete request.raw.headers['if-modified-since'];
      reply.code(404);
    }
    return sendFile(reply, shell, 'index.html', 'no-cache');
  };
}
