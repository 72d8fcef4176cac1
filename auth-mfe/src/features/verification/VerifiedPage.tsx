import { useEffect, useState } from 'react';
import { useAgent } from '@naija/runtime';
import { Button, SlowStatus, Spinner, useIsSlow } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { isDeadLink, isUsedLink } from '../../email-links/link-errors.ts';
import { useSendToken } from '../../email-links/use-send-token.ts';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { AlreadyVerified } from './AlreadyVerified.tsx';
import { useAuthVerifyMutation } from './verification-api.ts';
import { rememberVerified, wasVerifiedHere } from '../../email-links/verified-here.ts';
import { VerificationFailed } from './VerificationFailed.tsx';
import { VerificationSucceeded } from './VerificationSucceeded.tsx';

const TEXT = AUTH_MESSAGES.verification;

/**
 * `/verified?token=…`, the link of a verification mail. It verifies at once in the browser that signed up; in any other one a
 * person presses a button, because mail scanners open links and run scripts.
 */
export default function VerifiedPage() {
  const token = useUrlToken();
  const { name, email } = useAgent();
  const [isWanted, setWanted] = useState(name !== undefined && email !== undefined);
  const [wasVerified] = useState(() => wasVerifiedHere(token));
  const [verify, { isSuccess, isLoading, error }] = useAuthVerifyMutation();
  const isSlow = useIsSlow(isLoading);
  useSendToken(isWanted && !wasVerified ? token : undefined, verify);
  const isVerified = isSuccess || isUsedLink(error);
  useEffect(() => {
    if (isVerified) rememberVerified(token);
  }, [isVerified, token]);

  if (wasVerified) return <AlreadyVerified link={token !== undefined} />;
  if (token === undefined) return <VerificationFailed>{AUTH_MESSAGES.links.incomplete}</VerificationFailed>;
  if (isSuccess) return <VerificationSucceeded />;
  if (isVerified) return <AlreadyVerified link />;
  if (!isWanted)
    return (
      <Panel title={TEXT.title}>
        <p>{TEXT.byHand}</p>
        <Button
          $variant="primary"
          onClick={() => {
            setWanted(true);
          }}
        >
          {TEXT.submitLink}
        </Button>
      </Panel>
    );
  if (!error)
    return (
      <Panel title={TEXT.verifying}>
        <Spinner label={TEXT.spinner} />
        <SlowStatus isSlow={isSlow} />
      </Panel>
    );
  const retry = <Button onClick={() => void verify(() => token)}>{TEXT.retry}</Button>;
  return (
    <VerificationFailed action={isDeadLink(error) ? undefined : retry}>
      <RequestErrorMessage error={toRequestError(error)} />
    </VerificationFailed>
  );
}
