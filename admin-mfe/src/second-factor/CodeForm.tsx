import { secondFactorSchema } from '@naija/contracts/schemas/operator-forms';
import type { SecondFactorRequest } from '@naija/contracts/http/operators';
import type { MutationTrigger } from '@naija/runtime';
import { Form, SubmitButton, TextField, useSubmit } from '@naija/ui';
import { toRequestError } from '../api/request-error.ts';
import { FACTOR_MESSAGES } from '../messages.ts';

interface CodeFormProps<Result> {
  readonly send: MutationTrigger<SecondFactorRequest, Result>;
  readonly hint: string;
  readonly action: string;
  readonly onSuccess: (result: Result) => void;
}

/** A form for the code of an authenticator app. */
export function CodeForm<Result>({ send, hint, action, onSuccess }: CodeFormProps<Result>) {
  const { error, submit } = useSubmit(send, toRequestError, onSuccess);
  return (
    <Form
      schema={secondFactorSchema}
      initialValues={{ code: '' }}
      status={error && !error.fields ? <p>{error.message}</p> : null}
      onSubmit={submit}
    >
      <TextField
        name="code"
        label={FACTOR_MESSAGES.code}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <SubmitButton busy={FACTOR_MESSAGES.checking}>{action}</SubmitButton>
    </Form>
  );
}
