import { useEffect, useState, type ReactNode } from 'react';
import { useAgent, translateText } from '@naija/runtime';
import {
  Banner,
  Button,
  ButtonLink,
  type Elements,
  RequestErrorMessage,
  SlowStatus,
  Spinner,
  useIsSlow,
} from '@naija/ui';
import { toRequestError } from '../../request-error.ts';
import { isDeadLink, isUsedLink, useUrlToken, useSendToken } from '../../email-links/link-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { useAuthVerifyMutation } from './verification-api.ts';
import { rememberVerified, wasVerifiedHere } from '../../email-links/verified-here.ts';
import { VerificationSucceeded } from './VerificationSucceeded.tsx';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { ResendVerification } from './ResendVerification.tsx';

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

interface AlreadyVerifiedProps {
  /** Whether it is a link that says so, and not the page without one. */
  readonly link: boolean;
}

/** Result page of a link that was used before, or whose mail's code was, and of the page once it has verified an address. */
function AlreadyVerified({ link }: AlreadyVerifiedProps) {
  return (
    <Panel title={AUTH_MESSAGES.verification.used}>
      <p role="status">
        {link
          ? `${translateText(MESSAGES.linkUsed)} ${AUTH_MESSAGES.verification.usedHint}`
          : AUTH_MESSAGES.verification.usedHint}
      </p>
      <ButtonLink to="/login">{AUTH_MESSAGES.links.logIn}</ButtonLink>
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/forgot">{AUTH_MESSAGES.login.forgot}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}

interface VerificationFailedProps {
  /** The reason. */
  readonly children: ReactNode;
  readonly action?: Elements;
}

/** Result page of a failed verification, with links to the alternatives. */
function VerificationFailed({ children, action }: VerificationFailedProps) {
  return (
    <Panel title={AUTH_MESSAGES.verification.failed}>
      <Banner kind="danger" action={action}>
        {children}
      </Banner>
      <ResendVerification title={AUTH_MESSAGES.verification.newLink} label={AUTH_MESSAGES.resend.submitNew} />
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/verify">{AUTH_MESSAGES.verification.enterCode}</PanelLink>
        <PanelLink to="/login">{AUTH_MESSAGES.verification.verifiedBefore}</PanelLink>
        <PanelLink to="/dashboard?tab=settings#change-email">{AUTH_MESSAGES.verification.changing}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
