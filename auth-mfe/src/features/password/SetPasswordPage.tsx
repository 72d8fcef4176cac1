import { useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { endSession, translateText } from '@naija/runtime';
import { showToast, Spinner, type FormActions, useSubmit } from '@naija/ui';
import type { ResetPasswordRequest } from '@naija/contracts/http/auth';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { isDeadLink } from '../../email-links/link-errors.ts';
import { useSendToken } from '../../email-links/use-send-token.ts';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { RedirectNotice } from '../../panel/RedirectNotice.tsx';
import { DeadResetLink } from './DeadResetLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useAuthCheckResetMutation, useAuthResetPasswordMutation } from './password-api.ts';

const TEXT = AUTH_MESSAGES.password;

/** `/set-password?token=…`, the link of a reset mail. Where the link cannot be checked, the form shows all the same. */
export default function SetPasswordPage() {
  const token = useUrlToken();
  const [check, { isSuccess: isValid, error: linkError }] = useAuthCheckResetMutation();
  useSendToken(token, check);
  const [isDone, setDone] = useState(false);

  if (isDone)
    return (
      <Panel title={TEXT.done}>
        <RedirectNotice to="/login" hint={TEXT.doneHint} />
      </Panel>
    );
  return (
    <Panel title={TEXT.title}>
      {token === undefined ? (
        <DeadResetLink>{AUTH_MESSAGES.links.incomplete}</DeadResetLink>
      ) : isDeadLink(linkError) ? (
        <DeadResetLink>{translateText(toRequestError(linkError).message)}</DeadResetLink>
      ) : isValid || linkError ? (
        <ResetForm
          token={token}
          onDone={() => {
            setDone(true);
          }}
        />
      ) : (
        <Spinner label={TEXT.checking} />
      )}
    </Panel>
  );
}

function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const [reset] = useAuthResetPasswordMutation();
  const { error, submit } = useSubmit(reset, toRequestError, () => {
    // The server has ended all sessions of the agent, including the one on this device.
    endSession();
    onDone();
    showToast(translateText(MESSAGES.resetSuccess), { kind: 'success' });
  });
  const submitWithToken = (values: ResetPasswordRequest, form: FormActions) =>
    submit({ ...values, token }, form);
  return (
    <>
      <NewPasswordForm onSubmit={submitWithToken} status={<RequestErrorMessage error={error} />} />
      <PanelLinks aria-label={AUTH_MESSAGES.links.waysIn}>
        <PanelLink to="/forgot">{AUTH_MESSAGES.links.newLink}</PanelLink>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
      </PanelLinks>
    </>
  );
}
