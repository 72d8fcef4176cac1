import { accountDeletedOn, MESSAGES } from '@naija/contracts/domain/messages';
import { currentPasswordSchema } from '@naija/contracts/schemas/current-password';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../../platform/idempotency/act-once.ts';
import { secretIdempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { callerLoggedIn, ACCOUNT_STEP_MS, withHiddenTiming } from '../callers.ts';
import { currentPasswordBody, messageResponse, tokenQuery } from '../field-schemas.ts';
import { agentOf, bearerToken } from '../sessions/bearer-guards.ts';
import type { Services } from '../../../platform/module.ts';
import { cancelDeletionByToken, requestDeletion } from './delete-account.ts';

const tags = ['account'];

/** Adds the routes that ask for the deletion of an account, and cancel it by mail; a login cancels it as well. */
export function deletionRoutes(app: App, context: Services): void {
  requestRoute(app, context);
  cancelRoute(app, context);
}

function requestRoute(app: App, context: Services): void {
  app.post(
    '/user/deletion',
    {
      // The request ends its own session, but a repeat with the same token gets the stored response.
      onRequest: context.guards.requireAgentOrKey,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Hides the account, logs out everywhere, and deletes it 14 days later; needs the password',
        headers: secretIdempotencyHeaders,
        body: currentPasswordBody,
        response: { 202: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const form = readForm(currentPasswordSchema, request.body);
      const token = bearerToken(request.headers.authorization);
      const keyed = secretRequest(request, 'deletion', { ...form, token });
      const { result: day, isRepeat } = await actOnce(context.db, keyed, async (commit) => {
        await context.guards.requireAgent(request, reply);
        return withHiddenTiming(context, ACCOUNT_STEP_MS, () =>
          requestDeletion({ ...context, commit }, form, callerLoggedIn(request)),
        );
      });
      if (!isRepeat) context.security.record('deletion.requested', request, { agent: agentOf(request).id });
      const message = accountDeletedOn(day);
      return reply.code(202).header('cache-control', 'no-store').send({ message });
    },
  );
}

function cancelRoute(app: App, { db, clock, security }: Services): void {
  app.post(
    '/auth/cancel-deletion',
    {
      schema: {
        tags,
        summary: 'Cancels the deletion of an account with the token of the mail about it',
        headers: secretIdempotencyHeaders,
        querystring: tokenQuery,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { token = '' } = request.query;
      const keyed = secretRequest(request, 'keep account');
      const { result: agent, isRepeat } = await actOnce(db, keyed, (commit) =>
        commit(async (tx) => {
          const kept = await cancelDeletionByToken(tx, token, clock());
          if (kept === undefined) throw badRequest(MESSAGES.deletionLinkDead);
          return kept;
        }),
      );
      if (!isRepeat) security.record('deletion.cancelled', request, { agent });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.accountKept });
    },
  );
}
