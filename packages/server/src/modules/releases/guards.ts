import type { SwitchOptions } from '@naija/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-type.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { guard } from '../../platform/plugins/api-docs.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import { bearerToken } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { recogniseKey, type KnownKey } from './keys/recognise-key.ts';

declare module 'fastify' {
  interface FastifyRequest {
    publishKey: KnownKey | null;
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Each guard sets `request.publishKey`. */
export interface PublishGuards {
  requireKey: Guard;
  /** Like `requireKey`; rejects with 403 a key for another remote. */
  requireOwnRemote: Guard;
}

export function publishGuards(app: App, context: Services): PublishGuards {
  app.decorateRequest('publishKey', null);
  const requireKey: Guard = async (request, reply) => {
    request.publishKey = await authorizedKey(context, request, reply);
  };
  return {
    requireKey: guard('publishKey', requireKey),
    requireOwnRemote: guard('publishKey', async (request, reply) => {
      await requireKey(request, reply);
      const { remote } = request.params as { remote: string };
      const { remotes } = publishKeyOf(request);
      if (!remotes.includes(remote))
        throw new HttpError(403, 'forbidden', `This key publishes ${remotes.join(' and ')}, not ${remote}`);
    }),
  };
}

export function publishKeyOf({ publishKey }: FastifyRequest): KnownKey {
  if (!publishKey) throw new Error('the route is not guarded by a publish key');
  return publishKey;
}

/** Author in the audit log, and keys. */
export function switchOptions(
  remote: string,
  { label }: Pick<KnownKey, 'label'>,
  { registryKeys, clock }: Pick<Services, 'registryKeys' | 'clock'>,
): SwitchOptions {
  const who = label === null ? `key of ${remote}` : `key of ${remote} (${label})`;
  return { who, now: clock, ...registryKeys };
}

async function authorizedKey(
  { db, publishKeys, clock, limit, security }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KnownKey> {
  const { authorization } = request.headers;
  // RFC 6750, section 3: no error code for requests without credentials.
  const challenge = authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
  const unauthorized = (message: string) => {
    reply.header('www-authenticate', challenge);
    return new HttpError(401, 'unauthorized', message);
  };
  if (authorization === undefined)
    throw unauthorized('This call needs the publish key of a remote, as “Authorization: Bearer <key>”.');
  const given = bearerToken(authorization);
  const found = given === undefined ? undefined : await recogniseKey(db, publishKeys, given, clock());
  if (!found) {
    // Counted after the look-up, so that other clients behind an address cannot block a team's rollback.
    await limit(db, 'unknownPublishKey', identifyClient(request));
    throw unauthorized(
      'This publish key is not known here. Please ask whoever runs the site for a valid one.',
    );
  }
  const { key, refused } = found;
  if (refused === undefined) return key;
  security.record('key.refused', request, { key: key.id, remote: key.remotes.join() });
  throw unauthorized(`This publish key ${refused}. Please ask whoever runs the site for a new one.`);
}
