import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { Banner, Button, SlowStatus, tokens, useIsSlow } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { isDeadLink } from '../../email-links/link-errors.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { useAuthRestoreEmailMutation } from './restore-email-api.ts';

const TEXT = AUTH_MESSAGES.restore;

interface ConfirmRestoreProps {
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

/** Asks whether to undo the change of the email address, and undoes it. */
export function ConfirmRestore({ token, onRestored }: ConfirmRestoreProps) {
  const [restore, { error, isLoading }] = useAuthRestoreEmailMutation();
  const isSlow = useIsSlow(isLoading);
  if (isDeadLink(error)) return <InvalidLink error={toRequestError(error)} />;
  const confirm = () => {
    if (!isLoading) void restore(() => ({ token, onResetToken: onRestored }));
  };
  return (
    <>
      <p>{TEXT.intro}</p>
      <Consequences>
        {TEXT.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Consequences>
      {error && !isLoading && <Banner kind="danger">{bannerText(error)}</Banner>}
      <Button $variant="primary" aria-disabled={isLoading} onClick={confirm}>
        {isLoading ? TEXT.busy : TEXT.submit}
      </Button>
      <SlowStatus isSlow={isSlow} />
      <PanelLinks aria-label={TEXT.ways}>
        <PanelLink to="/">{TEXT.itWasMe}</PanelLink>
      </PanelLinks>
    </>
  );
}

/** The message of a failed signup does not fit a page without a form. */
function bannerText(error: unknown): string {
  const { message } = toRequestError(error);
  return translateText(message === AUTH_MESSAGES.requestFailed ? MESSAGES.somethingWrong : message);
}
