import { createECDH } from 'node:crypto';
import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { badRequest, conflict, notFound } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { agentOf, callerLoggedIn } from '../identity/index.ts';
import { isAllowedEndpoint, vapidKeys } from './endpoint.ts';
import type { Services } from '../../platform/module.ts';
import { removeSubscription, storeSubscription } from './repository.ts';
import { subscriptionBody } from './schemas.ts';

const tags = ['notifications'];
const response = { 204: Type.Null(), ...errorResponses };

/** Adds the routes by which a device begins and ends to get pushes. */
export function subscriptionRoutes(app: App, { db, limit, guards, clock, push }: Services): void {
  const { requireAgent: onRequest } = guards;
  app.put(
    '/user/push-subscription',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Sends pushes to the device of the session, until that ends',
        body: subscriptionBody,
        response,
      },
    },
    async (request, reply) => {
      if (!push) throw notFound('This server sends no pushes');
      const { endpoint, keys, pushKey: vapidKey } = request.body;
      if (vapidKey !== vapidKeys(push).publicKey)
        throw conflict('This device has subscribed with a key that is not used any more');
      if (!isAllowedEndpoint(endpoint, push)) throw badRequest('We know no such push service');
      if (!isPoint(keys.p256dh)) throw badRequest('The key of this device is none');
      const { id: agentId, sessionId } = agentOf(request);
      await db.transaction(async (tx) => {
        await limit(tx, 'pushSubscription', callerLoggedIn(request));
        await storeSubscription(tx, { sessionId, agentId, endpoint, ...keys, vapidKey, createdAt: clock() });
      });
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
  app.delete(
    '/user/push-subscription',
    {
      onRequest,
      schema: { tags, summary: 'Sends no more pushes to the device of the session', response },
    },
    async (request, reply) => {
      await removeSubscription(db, agentOf(request).sessionId);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}

/** Other keys cannot encrypt messages for the device. */
function isPoint(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    return ecdh.computeSecret(p256dh, 'base64url').length > 0;
  } catch {
    return false;
  }
}
