import { useState } from 'react';
import { Banner, Button, showToast } from '@naija/ui';
import { loadFailure } from '../../failures/load-failure.ts';
import { useDashboardEndOtherSessionsMutation } from './sessions-api.ts';

/** Ends the agent's sessions on all other devices. */
export function EndOthers() {
  const [end, { isLoading }] = useDashboardEndOtherSessionsMutation();
  const [problem, setProblem] = useState<string>();
  const onClick = async () => {
    if (isLoading) return;
    setProblem(undefined);
    try {
      await end(undefined).unwrap();
      showToast('You are logged out everywhere else.', { kind: 'success' });
    } catch (error) {
      setProblem(loadFailure(error));
    }
  };
  return (
    <>
      {problem !== undefined && <Banner kind="danger">You are not logged out elsewhere. {problem}</Banner>}
      <Button $variant="secondary" aria-disabled={isLoading} onClick={() => void onClick()}>
        {isLoading ? 'Logging out…' : 'Log out everywhere else'}
      </Button>
    </>
  );
}
