import { NOTIFICATION_RESPONSES } from '@naija/contracts/domain/server-messages';
import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { agentScope, respondOnce, idempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf, callerLoggedIn } from '../identity/index.ts';
import { vapidKeys } from './endpoint.ts';
import type { Services } from '../../platform/module.ts';
import { changeSetting, findSettings, findSubscription, markCommentsSeen, settingsOf } from './repository.ts';
import { messageResponse, ownNotificationsResponse, settingBody } from './schemas.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { unsubscribeRoute } from './unsubscribe-routes.ts';

const tags = ['notifications'];

/** Blocked agents can use these routes. */
export function notificationRoutes(app: App, context: Services): void {
  readRoute(app, context);
  settingRoute(app, context);
  seenRoute(app, context);
  subscriptionRoutes(app, context);
  unsubscribeRoute(app, context);
}

function readRoute(app: App, { db, guards, clock, push }: Services): void {
  const pushKey = push ? vapidKeys(push).publicKey : null;
  app.get(
    '/user/notifications',
    {
      onRequest: guards.requireAgent,
      schema: {
        tags,
        summary: 'What the agent is told of, and how',
        response: { 200: ownNotificationsResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = agentOf(request);
      const row = await findSettings(db, id);
      const subscription = await findSubscription(db, sessionId, clock());
      return reply.header('cache-control', 'no-store').send({
        settings: settingsOf(row),
        pushKey,
        thisDevice: subscription !== undefined && subscription.vapidKey === pushKey,
        newComments: row?.unseenComments ?? 0,
      });
    },
  );
}

function settingRoute(app: App, { db, limit, guards }: Services): void {
  app.post(
    '/user/notifications',
    {
      onRequest: guards.requireAgent,
      schema: {
        tags,
        summary: 'Turns one way of being told of one thing on or off',
        headers: idempotencyHeaders,
        body: settingBody,
        response: { 201: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id } = agentOf(request);
      const { method, url, body, headers } = request;
      const key = headers['idempotency-key'];
      const keyed =
        key === undefined ? undefined : { scope: agentScope('notifications', id), key, method, url, body };
      const response = await respondOnce(db, keyed, async (tx) => {
        await limit(tx, 'notificationSetting', callerLoggedIn(request));
        await changeSetting(tx, id, body);
        return { status: 201 as const, body: { message: NOTIFICATION_RESPONSES.saved } };
      });
      return reply.code(response.status).header('cache-control', 'no-store').send(response.body);
    },
  );
}

function seenRoute(app: App, { db, guards }: Services): void {
  app.post(
    '/user/comments-seen',
    {
      onRequest: guards.requireAgent,
      schema: {
        tags,
        summary: 'Says that the agent has seen the newest comments',
        response: { 204: Type.Null(), ...errorResponses },
      },
    },
    async (request, reply) => {
      await markCommentsSeen(db, agentOf(request).id);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
