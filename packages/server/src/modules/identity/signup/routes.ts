import { MESSAGES } from '@naija/contracts/domain/messages';
import { signupSchema } from '@naija/contracts/schemas/signup';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { requestLanguage } from '../../../platform/http/request-language.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../../platform/idempotency/act-once.ts';
import { secretIdempotencyHeaders } from '../../../platform/idempotency/header.ts';
import { callerAbout } from '../callers.ts';
import { ACCOUNT_STEP_MS, withHiddenTiming } from '../timing.ts';
import type { Services } from '../../../platform/module.ts';
import { signupBody, signupResponse } from './schemas.ts';
import { signUp } from './sign-up.ts';

export function signupRoutes(app: App, context: Services): void {
  app.post(
    '/auth/signup',
    {
      validatorCompiler: formBody,
      schema: {
        tags: ['accounts'],
        summary:
          'Makes an account, or writes to the owner of the one that has this address; answers the same',
        headers: secretIdempotencyHeaders,
        body: signupBody,
        response: { 201: signupResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { instagram, ...required } = readForm(signupSchema, request.body);
      const { name, email } = required;
      const caller = callerAbout(request, email);
      const form = instagram === undefined ? required : { ...required, instagram };
      await actOnce(context.db, secretRequest(request, 'signup', form), async (commit) => {
        await context.limit(context.db, 'signup', caller);
        await context.limit(context.db, 'verificationMailToAccount', caller);
        await withHiddenTiming(context, ACCOUNT_STEP_MS, () =>
          signUp({ ...context, commit }, form, {
            language: requestLanguage(request),
            network: caller.address,
          }),
        );
      });
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ name, email, message: MESSAGES.signupSuccess });
    },
  );
}
