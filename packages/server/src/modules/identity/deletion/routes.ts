import { formatDay } from '@naija/contracts/domain/dates';
import { accountDeletedOn, MESSAGES } from '@naija/contracts/domain/messages';
import { currentPasswordSchema } from '@naija/contracts/schemas/current-password';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { callerLoggedIn } from '../callers.ts';
import type { IdentityContext } from '../context.ts';
import { currentPasswordBody } from '../field-schemas.ts';
import { agentOf } from '../sessions/bearer-guards.ts';
import { ACCOUNT_STEP_MS, withHiddenTiming } from '../timing.ts';
import { messageResponse, tokenQuery } from '../tokens/schemas.ts';
import { cancelDeletionByToken, requestDeletion } from './delete-account.ts';

const tags = ['account'];

/** Adds the routes that ask for the deletion of an account, and cancel it by mail; a login cancels it as well. */
export function deletionRoutes(app: App, context: IdentityContext): void {
  requestRoute(app, context);
  cancelRoute(app, context);
}

function requestRoute(app: App, context: IdentityContext): void {
  app.post(
    '/user/deletion',
    {
      onRequest: context.guards.requireAgent,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Hides the account, logs out everywhere, and deletes it 14 days later; needs the password',
        body: currentPasswordBody,
        response: { 202: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const form = readForm(currentPasswordSchema, request.body);
      const { id: agent } = agentOf(request);
      const dueAt = await withHiddenTiming(context, ACCOUNT_STEP_MS, () =>
        requestDeletion(context, form, callerLoggedIn(request)),
      );
      context.security.record('deletion.requested', request, { agent });
      const message = accountDeletedOn(formatDay(dueAt.toISOString()));
      return reply.code(202).header('cache-control', 'no-store').send({ message });
    },
  );
}

function cancelRoute(app: App, { db, clock, security }: IdentityContext): void {
  app.post(
    '/auth/cancel-deletion',
    {
      schema: {
        tags,
        summary: 'Cancels the deletion of an account with the token of the mail about it',
        querystring: tokenQuery,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { token = '' } = request.query;
      const agent = await db.transaction((tx) => cancelDeletionByToken(tx, token, clock()));
      if (agent === undefined) throw badRequest(MESSAGES.deletionLinkDead);
      security.record('deletion.cancelled', request, { agent });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.accountKept });
    },
  );
}
