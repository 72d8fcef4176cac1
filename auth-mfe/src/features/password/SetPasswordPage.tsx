import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { ResetPasswordRequest } from '@naija/contracts/http/auth';
import { resetPasswordSchema } from '@naija/contracts/schemas/reset-password';
import { endSession, translateText, useAgent } from '@naija/runtime';
import {
  Banner,
  ButtonLink,
  Form,
  type FormActions,
  type FormProps,
  NewPasswordFields,
  RequestErrorMessage,
  showToast,
  Spinner,
  SubmitButton,
  useSubmit,
} from '@naija/ui';
import { isDeadLink, useUrlToken, useSendToken } from '../../email-links/link-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { RedirectNotice } from '../../panel/InsteadOfForm.tsx';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { toRequestError } from '../../request-error.ts';
import { PASSWORD_MESSAGES } from './messages.ts';
import { useAuthCheckResetMutation, useAuthResetPasswordMutation } from './password-api.ts';

/** `/set-password?token=…`, the link of a reset mail. The form is also shown if the link cannot be checked. */
export default function SetPasswordPage() {
  const token = useUrlToken();
  const [check, { isSuccess: isValid, error: linkError }] = useAuthCheckResetMutation();
  useSendToken(token, check);
  const [isDone, setDone] = useState(false);

  if (isDone)
    return (
      <Panel title={PASSWORD_MESSAGES.done}>
        <RedirectNotice to="/login" hint={PASSWORD_MESSAGES.doneHint} />
      </Panel>
    );
  return (
    <Panel title={PASSWORD_MESSAGES.title}>
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
        <Spinner label={PASSWORD_MESSAGES.checking} />
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

/** Replaces the form if the link cannot set a password; `children` is the reason. */
function DeadResetLink({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Banner kind="danger">{children}</Banner>
      <ButtonLink to="/forgot">{AUTH_MESSAGES.links.newLink}</ButtonLink>
      <PanelLinks aria-label={AUTH_MESSAGES.links.waysIn}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
      </PanelLinks>
    </>
  );
}

type NewPasswordFormProps = Pick<FormProps<ResetPasswordRequest>, 'onSubmit' | 'status'>;

/** A new password and its confirmation. */
function NewPasswordForm(form: NewPasswordFormProps) {
  const { email } = useAgent();
  return (
    <Form {...form} initialValues={{ newPassword: '', confirmPassword: '' }} schema={resetPasswordSchema}>
      {/* Tells a password manager which account the password belongs to. */}
      {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <NewPasswordFields />
      <SubmitButton busy={PASSWORD_MESSAGES.busy}>{PASSWORD_MESSAGES.submit}</SubmitButton>
    </Form>
  );
}
