import { useState } from 'react';
import { Banner, showToast, SlowStatus, useIsSlow } from '@naija/ui';
import { loadErrorMessage } from '../../api/load-error.ts';
import { useDashboardEndOtherSessionsMutation } from '../../api/sessions-api.ts';
import { SESSION_MESSAGES } from '../../messages.ts';
import { OnlineButton } from '../../network/OnlineButton.tsx';

export function EndOtherSessions() {
  const [endOthers, { isLoading }] = useDashboardEndOtherSessionsMutation();
  const isSlow = useIsSlow(isLoading);
  const [errorMessage, setErrorMessage] = useState<string>();
  const onClick = async () => {
    setErrorMessage(undefined);
    try {
      await endOthers(undefined).unwrap();
      showToast(SESSION_MESSAGES.loggedOut, { kind: 'success' });
    } catch (error) {
      setErrorMessage(loadErrorMessage(error));
    }
  };
  return (
    <>
      {errorMessage !== undefined && (
        <Banner kind="danger">{`${SESSION_MESSAGES.logOutFailed} ${errorMessage}`}</Banner>
      )}
      <OnlineButton
        $variant="secondary"
        busy={isLoading}
        busyLabel={SESSION_MESSAGES.loggingOut}
        onClick={() => void onClick()}
      >
        {SESSION_MESSAGES.logOutOthers}
      </OnlineButton>
      <SlowStatus isSlow={isSlow} />
    </>
  );
}
