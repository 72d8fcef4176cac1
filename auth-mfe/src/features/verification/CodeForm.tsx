import { verifyCodeSchema } from '@naija/contracts/schemas/verify-code';
import { useAgent } from '@naija/runtime';
import { EmailField, Form, SubmitButton, TextField } from '@naija/ui';
import { FailureWords } from '../../calls/FailureWords.tsx';
import { useSend } from '../../calls/use-send.ts';
import { useAuthVerifyCodeMutation } from './verification-api.ts';

/** Takes the code of a verification mail: a link that is opened from an installed app lands in another browser. */
export function CodeForm({ onVerified }: { readonly onVerified: () => void }) {
  const { email } = useAgent();
  const [verify] = useAuthVerifyCodeMutation();
  const { failure, send } = useSend(verify, onVerified);
  return (
    <Form
      initialValues={{ email: email ?? '', code: '' }}
      schema={verifyCodeSchema}
      status={<FailureWords failure={failure} />}
      onSubmit={send}
    >
      {email === undefined && <EmailField name="email" label="Email" autoComplete="username" />}
      <TextField
        name="code"
        label="Code"
        hint="6 digits, from the same mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
      />
      <SubmitButton busy="Verifying…">Verify</SubmitButton>
    </Form>
  );
}
