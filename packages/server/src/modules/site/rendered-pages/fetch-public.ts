import { API_PREFIX } from '@naija/contracts/http/paths';
import type { FastifyInstance } from 'fastify';
import type { FetchPublic } from '../../rendering/index.ts';

/** Reads within the process, without a session; `path` is below the API prefix. */
export function createPublicFetch(app: FastifyInstance): FetchPublic {
  return async (path, etag) => {
    if (!path.startsWith(`${API_PREFIX}/`)) throw new Error(`${path} is not below ${API_PREFIX}`);
    const { statusCode, headers, body } = await app.inject({
      url: path,
      headers: etag === undefined ? {} : { 'if-none-match': etag },
    });
    return { status: statusCode, etag: headers.etag ?? '', body };
  };
}
