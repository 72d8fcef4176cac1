import { useRef, useState } from 'react';
import { formatDay } from '@naija/contracts/domain/dates';
import { formatPhone } from '@naija/contracts/domain/phone';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import type { PhoneResponse } from '@naija/contracts/http/phone';
import { translateText, useLazyModule } from '@naija/runtime';
import { Banner, SlowStatus, TextLink, useIsSlow } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { LoadState } from '../../network/LoadState.tsx';
import { OnlineButton, OfflineNote } from '../../network/OnlineButton.tsx';
import { useIsOffline } from '../../network/use-is-offline.ts';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { useDashboardAskPhoneCodeMutation, useDashboardPhoneQuery } from './checks-api.ts';
import { Part } from './checks-layout.ts';
import { CHECK_MESSAGES, PHONE_CHECK_MESSAGES } from './messages.ts';

const TITLE_ID = 'phone-check';

/** The state of the number's confirmation with the next step. @param phone the number as in the profile */
export function PhoneCheck({ phone }: { readonly phone: string }) {
  const part = useRef<HTMLElement>(null);
  const query = useDashboardPhoneQuery(phone);
  const { currentData } = query;
  return (
    <Part ref={part} tabIndex={-1} aria-labelledby={TITLE_ID}>
      <h3 id={TITLE_ID}>{PHONE_CHECK_MESSAGES.title}</h3>
      <LoadState query={{ ...query, data: currentData }} messages={CHECK_MESSAGES} />
      {currentData && (
        <PhoneState
          {...currentData}
          onConfirmed={() => {
            // The form unmounts.
            part.current?.focus();
          }}
        />
      )}
    </Part>
  );
}

interface PhoneStateProps extends PhoneResponse {
  readonly onConfirmed: () => void;
}

function PhoneState({ phone, state, verifiedAt, codeUntil, onConfirmed }: PhoneStateProps) {
  const shown = formatPhone(phone);
  switch (state) {
    case 'confirmed':
      return (
        <p>{`${PHONE_CHECK_MESSAGES.confirmed(shown, formatDay(verifiedAt ?? ''))} ${PHONE_CHECK_MESSAGES.changes}`}</p>
      );
    case 'email':
      return (
        <>
          <p>{translateText(PHONE_MESSAGES.emailFirst)}</p>
          <TextLink to="/verify">{PHONE_CHECK_MESSAGES.verifyEmail}</TextLink>
        </>
      );
    case 'unsupported':
      return (
        <>
          <p>{translateText(PHONE_MESSAGES.unsupported)}</p>
          <TextLink to={tabPath('edit-profile', 'phone')}>{PHONE_CHECK_MESSAGES.editPhone}</TextLink>
        </>
      );
    case 'unavailable':
      return <p>{translateText(PHONE_MESSAGES.unavailable)}</p>;
    case 'ready':
      return <Confirmation phone={shown} hasCode={codeUntil !== null} onConfirmed={onConfirmed} />;
  }
}

const loadForm = () => import('./PhoneCodeForm.tsx');

interface ConfirmationProps {
  readonly phone: string;
  /** True if a code was sent and is still valid. */
  readonly hasCode: boolean;
  readonly onConfirmed: () => void;
}

function Confirmation({ phone, hasCode, onConfirmed }: ConfirmationProps) {
  const [ask, { isLoading }] = useDashboardAskPhoneCodeMutation();
  const isSlow = useIsSlow(isLoading);
  const isOffline = useIsOffline();
  const noteId = `${TITLE_ID}-offline`;
  const [message, setMessage] = useState<string>();
  const { module, failed } = useLazyModule(loadForm, hasCode);
  const send = async () => {
    setMessage(undefined);
    try {
      await ask(undefined).unwrap();
    } catch (error) {
      setMessage(toRequestError(error).message);
    }
  };
  return (
    <>
      <p role="status">{hasCode ? PHONE_CHECK_MESSAGES.asked(phone) : PHONE_CHECK_MESSAGES.offer(phone)}</p>
      {isOffline && <OfflineNote about="action" id={noteId} />}
      {hasCode && failed && <LazyModuleError />}
      {hasCode && module && <module.PhoneCodeForm isOffline={isOffline} onConfirmed={onConfirmed} />}
      {message !== undefined && <Banner kind="danger">{message}</Banner>}
      <OnlineButton
        noteId={noteId}
        $variant={hasCode ? 'quiet' : 'secondary'}
        busy={isLoading}
        busyLabel={PHONE_CHECK_MESSAGES.sending}
        onClick={() => void send()}
      >
        {hasCode ? PHONE_CHECK_MESSAGES.sendAgain : PHONE_CHECK_MESSAGES.send}
      </OnlineButton>
      <SlowStatus isSlow={isSlow} />
    </>
  );
}
