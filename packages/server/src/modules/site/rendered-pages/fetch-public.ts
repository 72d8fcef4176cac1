import { API_PREFIX } from '@naija/contracts/http/paths';
import type { FastifyInstance } from 'fastify';

/** A response of the API as a visitor without a session gets it. */
export interface PublicResponse {
  status: number;
  etag: string;
  body: string;
}

export type FetchPublic = (path: string, etag?: string) => Promise<PublicResponse>;

/** Responds within the process; `path` is below the API prefix. */
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
