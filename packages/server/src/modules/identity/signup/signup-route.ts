import { MESSAGES } from '@naija/contracts/domain/messages';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { emailKey } from '../accounts/find-account.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { atLeast } from '../../../platform/http/equalize-timing.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { errorAnswers } from '../../../platform/http/schemas.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import { callerOf } from '../../../platform/rate-limits/caller.ts';
import { ANSWER_TIME, type Office } from './office.ts';
import { signupAnswer, signupBody } from './schemas.ts';
import { signUp } from './sign-up.ts';

export function signupRoute(app: App, office: Office): void {
  app.post(
    '/auth/signup',
    {
      validatorCompiler: formBody,
      schema: {
        tags: ['accounts'],
        summary:
          'Makes an account, or writes to the owner of the one that has this address; answers the same',
        body: signupBody,
        response: { 201: signupAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { instagram, ...required } = readForm(signupSchema, request.body);
      await refuseCommonPassword('password', required.password);
      const { name, email } = required;
      const caller = { ...callerOf(request), account: emailKey(email) };
      await office.limit(office.db, 'signup', caller);
      await office.limit(office.db, 'verificationMailToAccount', caller);
      await atLeast(ANSWER_TIME, () =>
        signUp(office, instagram === undefined ? required : { ...required, instagram }),
      );
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ name, email, message: MESSAGES.signupSuccess });
    },
  );
}
