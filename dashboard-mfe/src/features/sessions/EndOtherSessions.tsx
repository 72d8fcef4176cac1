import { useState } from 'react';
import { Banner, Button, showToast } from '@naija/ui';
import { loadErrorMessage } from '../../api/load-error.ts';
import { useDashboardEndOtherSessionsMutation } from './sessions-api.ts';

export function EndOtherSessions() {
  const [endOthers, { isLoading }] = useDashboardEndOtherSessionsMutation();
  const [errorMessage, setErrorMessage] = useState<string>();
  const onClick = async () => {
    if (isLoading) return;
    setErrorMessage(undefined);
    try {
      await endOthers(undefined).unwrap();
      showToast('You are logged out everywhere else.', { kind: 'success' });
    } catch (error) {
      setErrorMessage(loadErrorMessage(error));
    }
  };
  return (
    <>
      {errorMessage !== undefined && (
        <Banner kind="danger">You are not logged out elsewhere. {errorMessage}</Banner>
      )}
      <Button $variant="secondary" aria-disabled={isLoading} onClick={() => void onClick()}>
        {isLoading ? 'Logging out…' : 'Log out everywhere else'}
      </Button>
    </>
  );
}
