import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { loginRequestSchema } from '@naija/contracts/schemas/login';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { requestLanguage } from '../../../platform/http/request-language.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { repeatableBytes } from '../../../platform/idempotency/act-once.ts';
import { secretIdempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { callerAbout, LOGIN_STEP_MS, withHiddenTiming } from '../callers.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Services } from '../../../platform/module.ts';
import { logIn, LoginRefused } from './log-in.ts';
import { loginBody, loginResponse } from './schemas.ts';

export function loginRoutes(app: App, context: Services): void {
  app.post(
    '/auth/login',
    {
      validatorCompiler: formBody,
      schema: {
        tags: ['auth'],
        summary: 'Begins a session',
        headers: secretIdempotencyHeaders,
        body: loginBody,
        response: { 200: loginResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const form = readForm(loginRequestSchema, request.body);
      if (form.password.length > LIMITS.passwordMax)
        throw badRequest(FIELD_MESSAGES.passwordLong, { password: FIELD_MESSAGES.passwordLong });
      const caller = callerAbout(request, form.email);
      const { response, isKept } = await withHiddenTiming(context, LOGIN_STEP_MS, () =>
        logIn(context, form, {
          caller,
          device: deviceName(request.headers['user-agent']),
          language: requestLanguage(request),
          // Clients do not know the stored hash, so even a weak key makes a strong token.
          tokenFor: ({ agentId, passwordHash }) =>
            repeatableBytes(request, 'session', agentId, passwordHash).toString('base64url'),
        }),
      ).catch((error: unknown) => {
        if (error instanceof LoginRefused)
          context.security.record('login.failed', request, { agent: error.agentId });
        throw error;
      });
      const { _id: agent } = response.data.user;
      context.security.record('login.succeeded', request, { agent });
      if (isKept) context.security.record('deletion.cancelled', request, { agent });
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
}
