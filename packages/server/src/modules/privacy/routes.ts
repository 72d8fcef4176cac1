import { currentPasswordSchema } from '@naija/contracts/schemas/current-password';
import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import {
  accountNoticeMessage,
  callerLoggedIn,
  currentPasswordBody,
  requireCurrentPassword,
} from '../identity/index.ts';
import { queueMail } from '../mail/index.ts';
import type { Services } from '../../platform/module.ts';
import { dataFile } from './data-file.ts';

/** Adds the route by which agents download all that is held about them. */
export function privacyRoutes(app: App, context: Services): void {
  app.post(
    '/user/data',
    {
      onRequest: context.guards.requireAgent,
      validatorCompiler: formBody,
      schema: {
        tags: ['account'],
        summary: 'A ZIP file with what is held for the agent; needs the password',
        body: currentPasswordBody,
        response: {
          200: {
            content: {
              'application/zip': { schema: Type.Unsafe<unknown>(Type.String({ format: 'binary' })) },
            },
          },
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { currentPassword } = readForm(currentPasswordSchema, request.body);
      const caller = callerLoggedIn(request);
      const agent = await requireCurrentPassword(context, currentPassword, caller);
      await context.limit(context.db, 'dataDownload', caller);
      const { name, language, email: to } = agent;
      const resetLink = context.links.forgot();
      await queueMail(context.db, {
        agentId: agent.id,
        to,
        message: accountNoticeMessage({ name, language, about: 'data', resetLink }),
      });
      const file = await dataFile(context, agent);
      context.security.record('data.downloaded', request, { agent: agent.id });
      return reply
        .type('application/zip')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': 'attachment; filename="naija-agents-data.zip"',
        })
        .send(file);
    },
  );
}
