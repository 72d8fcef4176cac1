import { currentPasswordSchema } from '@naija/contracts/schemas/current-password';
import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.ts';
import {
  callerLoggedIn,
  currentPasswordBody,
  requireCurrentPassword,
  type Guards,
} from '../identity/index.ts';
import { type MailLinks, queueMail } from '../mail/index.ts';
import { accountNoticeMessage } from '../identity/index.ts';
import { dataFile, type DataContext } from './data-file.ts';

interface PrivacyContext extends DataContext {
  limit: RateLimiter;
  guards: Guards;
  links: MailLinks;
  security: SecurityLog;
}

/** Adds the route by which agents download all that is held about them. */
export function privacyRoutes(app: App, context: PrivacyContext): void {
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
