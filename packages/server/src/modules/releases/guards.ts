import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';
import { guard } from '../../platform/plugins/openapi-security.ts';
import { bearerToken } from '../identity/sessions/bearer-token.ts';
import type { PublishKey } from '../../settings/setting-values.ts';
import { remotesOf } from './publish-keys.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hooks for routes, as `onRequest`: before anything of a body is read. */
export interface PublishGuards {
  /** Rejects with HttpError 401 where no known publish key is sent. */
  requireKey: Guard;
  /** Rejects as well, with 403, where the key is for other remotes than the one in the path. */
  requireOwnRemote: Guard;
}

/** Makes the hooks that read who wants to publish. */
export function publishGuards(keys: readonly PublishKey[]): PublishGuards {
  return {
    requireKey: guard('publishKey', async (request, reply) => void publishable(keys, request, reply)),
    requireOwnRemote: guard('publishKey', async (request, reply) => {
      const { remote } = request.params as { remote: string };
      const own = publishable(keys, request, reply);
      if (!own.includes(remote))
        throw new HttpError(403, 'forbidden', `This key publishes ${own.join(' and ')}, not ${remote}`);
    }),
  };
}

/** The remotes that whoever sent a request may publish, at least one. */
function publishable(
  keys: readonly PublishKey[],
  { headers: { authorization } }: FastifyRequest,
  reply: FastifyReply,
): string[] {
  const key = bearerToken(authorization);
  const remotes = key === undefined ? [] : remotesOf(keys, key);
  if (remotes.length > 0) return [...new Set(remotes)];
  // RFC 6750, section 3: the error is named only to who has tried with a key.
  reply.header('www-authenticate', authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"');
  const message =
    authorization === undefined
      ? 'This call needs the publish key of a remote, as “Authorization: Bearer <key>”.'
      : 'This publish key is not known here. Please ask whoever runs the site for a valid one.';
  throw new HttpError(401, 'unauthorized', message);
}
