import { verifyCodeSchema } from '@naija/contracts/schemas/verify-code';
import { useAgent } from '@naija/runtime';
import { CodeForm, EmailField } from '@naija/ui';
import { toRequestError } from '../../request-error.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { useAuthVerifyCodeMutation } from './verification-api.ts';

/** Verifies by the code of the mail, since a mailed link opens in the browser and not in the installed app. */
export function VerificationCodeForm({ onVerified }: { readonly onVerified: () => void }) {
  const { email } = useAgent();
  const [verify] = useAuthVerifyCodeMutation();
  return (
    <CodeForm
      schema={verifyCodeSchema}
      initialValues={{ email: email ?? '', code: '' }}
      send={verify}
      toError={toRequestError}
      onSuccess={onVerified}
      texts={{
        label: AUTH_MESSAGES.verification.code,
        hint: AUTH_MESSAGES.verification.codeHint,
        submit: AUTH_MESSAGES.verification.submit,
        busy: AUTH_MESSAGES.verification.busy,
      }}
    >
      {email === undefined && (
        <EmailField name="email" label={AUTH_MESSAGES.fields.email} autoComplete="username" />
      )}
    </CodeForm>
  );
}
