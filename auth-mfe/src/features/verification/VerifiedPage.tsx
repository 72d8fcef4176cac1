import { Button, Spinner } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { isDeadLink, isUsedLink } from '../../email-links/link-errors.ts';
import { useSendToken } from '../../email-links/use-send-token.ts';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { AlreadyVerified } from './AlreadyVerified.tsx';
import { useAuthVerifyMutation } from './verification-api.ts';
import { VerificationFailed } from './VerificationFailed.tsx';
import { VerificationSucceeded } from './VerificationSucceeded.tsx';

const TEXT = AUTH_MESSAGES.verification;

/** `/verified?token=…`, the link of a verification mail. */
export default function VerifiedPage() {
  const token = useUrlToken();
  const [verify, { isSuccess, error }] = useAuthVerifyMutation();
  useSendToken(token, verify);

  if (token === undefined) return <VerificationFailed>{AUTH_MESSAGES.links.incomplete}</VerificationFailed>;
  if (isSuccess) return <VerificationSucceeded />;
  if (isUsedLink(error)) return <AlreadyVerified />;
  if (!error)
    return (
      <Panel title={TEXT.verifying}>
        <Spinner label={TEXT.spinner} />
      </Panel>
    );
  const retry = <Button onClick={() => void verify(() => token)}>{TEXT.retry}</Button>;
  return (
    <VerificationFailed action={isDeadLink(error) ? undefined : retry}>
      <RequestErrorMessage error={toRequestError(error)} />
    </VerificationFailed>
  );
}
