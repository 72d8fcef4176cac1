import { useEffect, useRef } from 'react';
import { Button, Spinner } from '@naija/ui';
import { failureOf } from '../../calls/failure.ts';
import { FailureWords } from '../../calls/FailureWords.tsx';
import { useAddressToken } from '../../links/use-address-token.ts';
import { Panel } from '../../panel/Panel.tsx';
import { Unverified } from './Unverified.tsx';
import { useAuthVerifyMutation } from './verification-api.ts';
import { Verified } from './Verified.tsx';

/** Where the link of a verification mail leads. */
export default function VerifiedPage() {
  const token = useAddressToken();
  const [verify, { isSuccess, error }] = useAuthVerifyMutation();
  const posted = useRef(false);
  useEffect(() => {
    // The token works once, and development runs effects twice.
    if (token === undefined || posted.current) return;
    posted.current = true;
    void verify(() => token);
  }, [token, verify]);

  if (token === undefined)
    return <Unverified>This link is not complete. Please open it from the mail once more.</Unverified>;
  if (isSuccess) return <Verified />;
  if (!error)
    return (
      <Panel title="Verifying your email">
        <Spinner label="Verifying" />
      </Panel>
    );
  const retry = <Button onClick={() => void verify(() => token)}>Retry</Button>;
  return (
    <Unverified action={isFinal(error) ? undefined : retry}>
      <FailureWords failure={failureOf(error)} />
    </Unverified>
  );
}

/** True where the same token would be refused again. */
function isFinal(error: object): boolean {
  return 'status' in error && [400, 404, 410, 422].includes(Number(error.status));
}
