import { verifyCodeSchema } from '@naija/contracts/schemas/verify-code';
import { useAgent } from '@naija/runtime';
import { EmailField, Form, SubmitButton, TextField, useSubmit } from '@naija/ui';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { useAuthVerifyCodeMutation } from './verification-api.ts';

const TEXT = AUTH_MESSAGES.verification;

/** Verifies by the code of the mail, since a mailed link opens in the browser and not in the installed app. */
export function CodeForm({ onVerified }: { readonly onVerified: () => void }) {
  const { email } = useAgent();
  const [verify] = useAuthVerifyCodeMutation();
  const { error, submit } = useSubmit(verify, toRequestError, onVerified);
  return (
    <Form
      initialValues={{ email: email ?? '', code: '' }}
      schema={verifyCodeSchema}
      status={<RequestErrorMessage error={error} />}
      onSubmit={submit}
    >
      {email === undefined && (
        <EmailField name="email" label={AUTH_MESSAGES.fields.email} autoComplete="username" />
      )}
      <TextField
        name="code"
        label={TEXT.code}
        hint={TEXT.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
      />
      <SubmitButton busy={TEXT.busy}>{TEXT.submit}</SubmitButton>
    </Form>
  );
}
