import { useEffect, useState, type ReactNode } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
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
import { isDeadLink, isUsedLink, useUrlToken, useSendToken } from '../../email-links/link-token.ts';
import { rememberVerified, wasVerifiedHere } from '../../email-links/verified-here.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { toRequestError } from '../../request-error.ts';
import { VERIFICATION_MESSAGES } from './messages.ts';
import { ResendVerification } from './ResendVerification.tsx';
import { useAuthVerifyMutation } from './verification-api.ts';
import { VerificationSucceeded } from './VerificationSucceeded.tsx';

/**
 * `/verified?token=…`, the link of a verification mail. The browser that signed up verifies at once. Any other browser shows a
 * button, because mail scanners open links and run scripts.
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
      <Panel title={VERIFICATION_MESSAGES.title}>
        <p>{VERIFICATION_MESSAGES.byHand}</p>
        <Button
          $variant="primary"
          onClick={() => {
            setWanted(true);
          }}
        >
          {VERIFICATION_MESSAGES.submitLink}
        </Button>
      </Panel>
    );
  if (!error)
    return (
      <Panel title={VERIFICATION_MESSAGES.verifying}>
        <Spinner label={VERIFICATION_MESSAGES.spinner} />
        <SlowStatus isSlow={isSlow} />
      </Panel>
    );
  const retry = <Button onClick={() => void verify(() => token)}>{VERIFICATION_MESSAGES.retry}</Button>;
  return (
    <VerificationFailed action={isDeadLink(error) ? undefined : retry}>
      <RequestErrorMessage error={toRequestError(error)} />
    </VerificationFailed>
  );
}

interface AlreadyVerifiedProps {
  /** True if the page was opened by a link. */
  readonly link: boolean;
}

/** Result page if the link or the code of its mail was used before, or if this browser has already verified an address. */
function AlreadyVerified({ link }: AlreadyVerifiedProps) {
  return (
    <Panel title={VERIFICATION_MESSAGES.used}>
      <p role="status">
        {link
          ? `${translateText(MESSAGES.linkUsed)} ${VERIFICATION_MESSAGES.usedHint}`
          : VERIFICATION_MESSAGES.usedHint}
      </p>
      <ButtonLink to="/login">{AUTH_MESSAGES.links.logIn}</ButtonLink>
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/forgot">{AUTH_MESSAGES.login.forgot}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}

interface VerificationFailedProps {
  /** The reason of the failure. */
  readonly children: ReactNode;
  readonly action?: Elements;
}

/** Result page of a failed verification, with links to the alternatives. */
function VerificationFailed({ children, action }: VerificationFailedProps) {
  return (
    <Panel title={VERIFICATION_MESSAGES.failed}>
      <Banner kind="danger" action={action}>
        {children}
      </Banner>
      <ResendVerification title={VERIFICATION_MESSAGES.newLink} label={AUTH_MESSAGES.resend.submitNew} />
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/verify">{VERIFICATION_MESSAGES.enterCode}</PanelLink>
        <PanelLink to="/login">{VERIFICATION_MESSAGES.verifiedBefore}</PanelLink>
        <PanelLink to="/dashboard?tab=settings#change-email">{VERIFICATION_MESSAGES.changing}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
