import { useEffect, useRef } from 'react';
import { Button, Spinner } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { useAuthVerifyMutation } from './verification-api.ts';
import { VerificationFailed } from './VerificationFailed.tsx';
import { VerificationSucceeded } from './VerificationSucceeded.tsx';

/** `/verified?token=…`, the link of a verification mail. */
export default function VerifiedPage() {
  const token = useUrlToken();
  const [verify, { isSuccess, error }] = useAuthVerifyMutation();
  const isRequested = useRef(false);
  useEffect(() => {
    // The token works once, and strict mode runs effects twice.
    if (token === undefined || isRequested.current) return;
    isRequested.current = true;
    void verify(() => token);
  }, [token, verify]);

  if (token === undefined) return <VerificationFailed>{AUTH_MESSAGES.incompleteLink}.</VerificationFailed>;
  if (isSuccess) return <VerificationSucceeded />;
  if (!error)
    return (
      <Panel title="Verifying your email">
        <Spinner label="Verifying" />
      </Panel>
    );
  const retry = <Button onClick={() => void verify(() => token)}>Retry</Button>;
  return (
    <VerificationFailed action={isPermanent(error) ? undefined : retry}>
      <RequestErrorMessage error={toRequestError(error)} />
    </VerificationFailed>
  );
}

/** True when the same token would be refused again. */
function isPermanent(error: object): boolean {
  return 'status' in error && [400, 404, 410, 422].includes(Number(error.status));
}
