import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import {
  Banner,
  Button,
  ButtonLink,
  requestError,
  type RequestError,
  RequestErrorMessage,
  SlowStatus,
  tokens,
  useIsSlow,
} from '@naija/ui';
import { isDeadLink } from '../../email-links/link-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { useAuthRestoreEmailMutation } from './restore-email-api.ts';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';

interface ConfirmRestoreProps {
  readonly texts: RestoreTexts;
  readonly token: string;
  /** Gets the token that authorizes setting a new password. */
  readonly onRestored: (resetToken: string) => void;
}

const Consequences = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  padding-inline-start: 1.25em;
  list-style: disc;
`;

/** Asks whether to undo the change, and undoes it. */
export function ConfirmRestore({ texts, token, onRestored }: ConfirmRestoreProps) {
  const [restore, { error, isLoading }] = useAuthRestoreEmailMutation();
  const isSlow = useIsSlow(isLoading);
  if (isDeadLink(error)) return <InvalidLink texts={texts} error={requestError(error)} />;
  const confirm = () => {
    if (!isLoading) void restore(() => ({ token, onResetToken: onRestored }));
  };
  return (
    <>
      <p>{texts.intro}</p>
      <Consequences>
        {texts.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Consequences>
      {error && !isLoading && <Banner kind="danger">{requestError(error).message}</Banner>}
      <Button $variant="primary" aria-disabled={isLoading} onClick={confirm}>
        {isLoading ? texts.busy : texts.submit}
      </Button>
      <SlowStatus isSlow={isSlow} />
      <PanelLinks aria-label={texts.ways}>
        <PanelLink to="/">{texts.itWasMe}</PanelLink>
      </PanelLinks>
    </>
  );
}

interface InvalidLinkProps {
  readonly texts: RestoreTexts;
  readonly error: RequestError;
}

/** Shown for a link that is used up, expired or unknown, with the next step for each case. */
function InvalidLink({ texts, error }: InvalidLinkProps) {
  return (
    <>
      <Banner kind="danger">
        <RequestErrorMessage error={error} />
      </Banner>
      <p>{texts.dead}</p>
      <ButtonLink to="/forgot">{texts.toPassword}</ButtonLink>
      <PanelLinks aria-label={texts.ways}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
      </PanelLinks>
    </>
  );
}

export type RestoreTexts = ReturnType<typeof restoreTexts>;

/** The texts of the page that undoes a change, by its address: of the phone number or of the email. */
export function restoreTexts(path: string) {
  const { restore, restorePhone } = AUTH_MESSAGES;
  return path === '/restore-phone'
    ? { ...restore, ...restorePhone, restored: PHONE_MESSAGES.restored }
    : { ...restore, restored: MESSAGES.emailRestored };
}
