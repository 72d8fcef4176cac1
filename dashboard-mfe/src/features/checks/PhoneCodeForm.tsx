import { phoneCodeSchema } from '@naija/contracts/schemas/verify-code';
import { translateText } from '@naija/runtime';
import { CodeForm, showToast } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { Narrow } from './checks-layout.ts';
import { PHONE_CHECK_MESSAGES } from './messages.ts';
import { useDashboardConfirmPhoneMutation } from './checks-api.ts';

interface PhoneCodeFormProps {
  readonly isOffline: boolean;
  readonly onConfirmed: () => void;
}

/** A form for the code of a text message. */
export function PhoneCodeForm({ isOffline, onConfirmed }: PhoneCodeFormProps) {
  const [confirm] = useDashboardConfirmPhoneMutation();
  const { code, codeHint, confirm: submit, confirming } = PHONE_CHECK_MESSAGES;
  return (
    <Narrow>
      <CodeForm
        schema={phoneCodeSchema}
        initialValues={{ code: '' }}
        send={confirm}
        toError={toRequestError}
        onSuccess={({ message }) => {
          showToast(translateText(message), { kind: 'success' });
          onConfirmed();
        }}
        texts={{ label: code, hint: codeHint, submit, busy: confirming }}
        isTexted
        disabled={isOffline}
      />
    </Narrow>
  );
}
