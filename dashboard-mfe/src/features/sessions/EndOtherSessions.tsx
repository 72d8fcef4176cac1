import { useState } from 'react';
import { Banner, Button, showToast, SlowStatus, useIsSlow } from '@naija/ui';
import { loadErrorMessage } from '../../api/load-error.ts';
import { SESSION_MESSAGES } from '../../messages.ts';
import { useDashboardEndOtherSessionsMutation } from './sessions-api.ts';

export function EndOtherSessions() {
  const [endOthers, { isLoading }] = useDashboardEndOtherSessionsMutation();
  const isSlow = useIsSlow(isLoading);
  const [errorMessage, setErrorMessage] = useState<string>();
  const onClick = async () => {
    if (isLoading) return;
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
      <Button $variant="secondary" aria-disabled={isLoading} onClick={() => void onClick()}>
        {isLoading ? SESSION_MESSAGES.loggingOut : SESSION_MESSAGES.logOutOthers}
      </Button>
      <SlowStatus isSlow={isSlow} />
    </>
  );
}
