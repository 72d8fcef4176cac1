import { phoneCodeSchema } from '@naija/contracts/schemas/verify-code';
import { translateText } from '@naija/runtime';
import { Form, showToast, SubmitButton, TextField, useSubmit } from '@naija/ui';
import { toChangeError } from '../../api/to-change-error.ts';
import { PHONE_CHECK_MESSAGES } from '../../check-messages.ts';
import { Narrow } from './checks-layout.ts';
import { useDashboardConfirmPhoneMutation } from './phone-api.ts';

interface PhoneCodeFormProps {
  /** Nothing is sent meanwhile. */
  readonly isOffline: boolean;
  readonly onConfirmed: () => void;
}

/** Takes the code of a text message. */
export function PhoneCodeForm({ isOffline, onConfirmed }: PhoneCodeFormProps) {
  const [confirm] = useDashboardConfirmPhoneMutation();
  const { error, submit } = useSubmit(confirm, toChangeError, ({ message }) => {
    showToast(translateText(message), { kind: 'success' });
    onConfirmed();
  });
  return (
    <Narrow>
      <Form
        initialValues={{ code: '' }}
        schema={phoneCodeSchema}
        status={error?.message === undefined ? null : <p>{error.message}</p>}
        onSubmit={isOffline ? () => Promise.resolve() : submit}
      >
        <TextField
          name="code"
          label={PHONE_CHECK_MESSAGES.code}
          hint={PHONE_CHECK_MESSAGES.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
        />
        <SubmitButton busy={PHONE_CHECK_MESSAGES.confirming} disabled={isOffline}>
          {PHONE_CHECK_MESSAGES.confirm}
        </SubmitButton>
      </Form>
    </Narrow>
  );
}
