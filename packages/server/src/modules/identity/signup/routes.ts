import { MESSAGES } from '@naija/contracts/domain/messages';
import { signupSchema } from '@naija/contracts/schemas/signup';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { requestLanguage } from '../../../platform/http/request-language.ts';
import { errorResponses, typedSchema } from '../../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../../platform/idempotency/act-once.ts';
import { secretIdempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { callerAbout, ACCOUNT_STEP_MS, withHiddenTiming } from '../callers.ts';
import type { Services } from '../../../platform/module.ts';
import { signUp } from './sign-up.ts';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { SignupRequest, SignupResponse } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { email, newPassword } from '../field-schemas.ts';

const signupBody = typedSchema<SignupRequest>()(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: LIMITS.nameMax }),
    email,
    phone: Type.String({ description: '11 to 15 digits, with a plus or without' }),
    address: Type.String({ minLength: 1, maxLength: LIMITS.addressMax }),
    state: Type.String({ description: 'A state by its name or slug' }),
    password: newPassword,
    instagram: Type.Optional(
      Type.String({ description: 'Address of an Instagram profile, or its name with or without @' }),
    ),
  }),
);

const signupResponse = typedSchema<SignupResponse>()(
  Type.Object({ name: Type.String(), email: Type.String(), message: Type.String() }),
);

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
