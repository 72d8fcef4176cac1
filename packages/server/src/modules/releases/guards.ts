import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';
import { guard } from '../../platform/plugins/openapi-security.ts';
import { bearerToken } from '../identity/index.ts';
import type { PublishKey } from '../../settings/parsers.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface PublishGuards {
  requireKey: Guard;
  /** As `requireKey`, and with 403 where the key is for another remote than the one in the path. */
  requireOwnRemote: Guard;
}

export function publishGuards(keys: readonly PublishKey[]): PublishGuards {
  return {
    requireKey: guard('publishKey', async (request, reply) => void authorizedRemotes(keys, request, reply)),
    requireOwnRemote: guard('publishKey', async (request, reply) => {
      const { remote } = request.params as { remote: string };
      const own = authorizedRemotes(keys, request, reply);
      if (!own.includes(remote))
        throw new HttpError(403, 'forbidden', `This key publishes ${own.join(' and ')}, not ${remote}`);
    }),
  };
}

function authorizedRemotes(
  keys: readonly PublishKey[],
  { headers: { authorization } }: FastifyRequest,
  reply: FastifyReply,
): string[] {
  const key = bearerToken(authorization);
  const remotes = key === undefined ? [] : remotesOf(keys, key);
  if (remotes.length > 0) return [...new Set(remotes)];
  // RFC 6750, section 3: no error code for requests without credentials.
  reply.header('www-authenticate', authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"');
  const message =
    authorization === undefined
      ? 'This call needs the publish key of a remote, as “Authorization: Bearer <key>”.'
      : 'This publish key is not known here. Please ask whoever runs the site for a valid one.';
  throw new HttpError(401, 'unauthorized', message);
}

/** Compares in constant time. */
function remotesOf(keys: readonly PublishKey[], key: string): string[] {
  const given = createHash('sha256').update(key).digest();
  return keys.filter(({ sha256 }) => timingSafeEqual(sha256, given)).map(({ remote }) => remote);
}
