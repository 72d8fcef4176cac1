import { useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { ResetPasswordRequest } from '@naija/contracts/http/auth';
import { endSession } from '@naija/runtime';
import { ButtonLink, showToast, type FormActions, useSubmit } from '@naija/ui';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { RedirectNotice } from '../../panel/RedirectNotice.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useAuthResetPasswordMutation } from './password-api.ts';

const TITLE = 'Set a new password';

/** `/set-password?token=…`, the link of a reset mail. */
export default function SetPasswordPage() {
  const token = useUrlToken();
  const [reset] = useAuthResetPasswordMutation();
  const [isDone, setDone] = useState(false);
  const { error, submit } = useSubmit(reset, toRequestError, () => {
    // The server has ended all sessions of the agent, including the one on this device.
    endSession();
    setDone(true);
    showToast(MESSAGES.resetSuccess, { kind: 'success' });
  });

  if (isDone)
    return (
      <Panel title="Password changed">
        <RedirectNotice to="/login" label="Log in now">
          Your new password is set. Please log in with it, on every device.
        </RedirectNotice>
      </Panel>
    );
  if (token === undefined)
    return (
      <Panel title={TITLE}>
        <p>{AUTH_MESSAGES.incompleteLink}, or ask for a new one.</p>
        <ButtonLink to="/forgot">Ask for a new link</ButtonLink>
      </Panel>
    );
  const submitWithToken = (values: ResetPasswordRequest, form: FormActions) =>
    submit({ ...values, token }, form);
  return (
    <Panel title={TITLE}>
      <NewPasswordForm onSubmit={submitWithToken} status={<RequestErrorMessage error={error} />} />
      <PanelLinks aria-label="Other ways in">
        <PanelLink to="/forgot">Ask for a new link</PanelLink>
        <PanelLink to="/login">Back to log in</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
