import { useState } from 'react';
import styled from 'styled-components';
import { Banner, loadErrorMessage, SlowStatus, tokens, useIsSlow } from '@naija/ui';
import { offlineNoteId } from '../../guarded/GuardedAction.tsx';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { CREDENTIALS } from '../../navigation/sections.ts';
import { OnlineButton } from '../../network/OnlineButton.tsx';
import {
  useDashboardCancelEmailChangeMutation,
  useDashboardResendEmailMutation,
  linkMessage,
} from './credentials-api.ts';

interface PendingEmailProps {
  readonly email: string;
  /** Receives the message to announce. */
  readonly onDone: (message: string) => void;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

/** The unconfirmed email, with buttons that send its link again or cancel the change. */
export function PendingEmail({ email, onDone }: PendingEmailProps) {
  const [resend, { isLoading: isResending }] = useDashboardResendEmailMutation();
  const [cancel, { isLoading: isCancelling }] = useDashboardCancelEmailChangeMutation();
  const isSlow = useIsSlow(isResending || isCancelling);
  const [errorMessage, setErrorMessage] = useState<string>();
  const run = async (send: () => Promise<string>) => {
    setErrorMessage(undefined);
    onDone('');
    try {
      onDone(await send());
    } catch (error) {
      setErrorMessage(loadErrorMessage(error));
    }
  };
  const onResend = async () => linkMessage((await resend(undefined).unwrap()).message);
  const onCancel = async () => {
    await cancel(undefined).unwrap();
    // The pressed button unmounts with the change.
    document.getElementById(CREDENTIALS.email.id)?.focus();
    return CREDENTIAL_MESSAGES.cancelled;
  };
  return (
    <>
      <p>{CREDENTIAL_MESSAGES.pending(email)}</p>
      {errorMessage !== undefined && <Banner kind="danger">{errorMessage}</Banner>}
      <Actions>
        <OnlineButton
          noteId={offlineNoteId(CREDENTIALS.email.id)}
          $variant="secondary"
          busy={isResending}
          busyLabel={CREDENTIAL_MESSAGES.resending}
          onClick={() => void run(onResend)}
        >
          {CREDENTIAL_MESSAGES.resend}
        </OnlineButton>
        <OnlineButton
          noteId={offlineNoteId(CREDENTIALS.email.id)}
          $variant="secondary"
          busy={isCancelling}
          busyLabel={CREDENTIAL_MESSAGES.cancelling}
          onClick={() => void run(onCancel)}
        >
          {CREDENTIAL_MESSAGES.cancelChange}
        </OnlineButton>
      </Actions>
      <SlowStatus isSlow={isSlow} />
    </>
  );
}
