import { useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { ResetPasswordRequest } from '@naija/contracts/http/auth';
import { endSession } from '@naija/runtime';
import { ButtonLink, showToast, type FormActions } from '@naija/ui';
import { FailureWords } from '../../calls/FailureWords.tsx';
import { useSend } from '../../calls/use-send.ts';
import { useAddressToken } from '../../links/use-address-token.ts';
import { GoOn } from '../../panel/GoOn.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { Way, Ways } from '../../panel/Ways.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useAuthResetPasswordMutation } from './password-api.ts';

const TITLE = 'Set a new password';

/** Where the link of a reset mail leads. */
export default function SetPasswordPage() {
  const token = useAddressToken();
  const [reset] = useAuthResetPasswordMutation();
  const [done, setDone] = useState(false);
  const { failure, send } = useSend(reset, () => {
    // The server has ended all sessions of the agent, the one on this device included.
    endSession();
    setDone(true);
    showToast(MESSAGES.resetSuccess, { kind: 'success' });
  });

  if (done)
    return (
      <Panel title="Password changed">
        <GoOn to="/login" label="Log in now">
          Your new password is set. Please log in with it, on every device.
        </GoOn>
      </Panel>
    );
  if (token === undefined)
    return (
      <Panel title={TITLE}>
        <p>This link is not complete. Please open it from the mail once more, or ask for a new one.</p>
        <ButtonLink to="/forgot">Ask for a new link</ButtonLink>
      </Panel>
    );
  const submit = (typed: ResetPasswordRequest, form: FormActions) => send({ ...typed, token }, form);
  return (
    <Panel title={TITLE}>
      <NewPasswordForm onSubmit={submit} status={<FailureWords failure={failure} />} />
      <Ways aria-label="Other ways in">
        <Way to="/forgot">Ask for a new link</Way>
        <Way to="/login">Back to log in</Way>
      </Ways>
    </Panel>
  );
}
