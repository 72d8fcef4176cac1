import { secondFactorSchema } from '@naija/contracts/schemas/operator-forms';
import type { SecondFactorRequest } from '@naija/contracts/http/operators';
import { CodeForm, type CodeFormProps } from '@naija/ui';
import { toRequestError } from '../api/request-error.ts';
import { FACTOR_MESSAGES } from '../messages.ts';

interface FactorCodeFormProps<Result> extends Pick<
  CodeFormProps<SecondFactorRequest, Result>,
  'send' | 'onSuccess'
> {
  readonly hint: string;
  readonly action: string;
}

/** A form for a code of an authenticator app or, when signing in, a recovery code. */
export function FactorCodeForm<Result>({ hint, action, ...form }: FactorCodeFormProps<Result>) {
  return (
    <CodeForm
      {...form}
      schema={secondFactorSchema}
      initialValues={{ code: '' }}
      toError={toRequestError}
      texts={{ label: FACTOR_MESSAGES.code, hint, submit: action, busy: FACTOR_MESSAGES.checking }}
      hasAnyCharacter
    />
  );
}
