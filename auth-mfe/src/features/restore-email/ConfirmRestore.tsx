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
import type { RestoreTexts } from './restore-texts.ts';

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
  if (isDeadLink(error)) return <InvalidLink texts={texts} error={toRequestError(error)} />;
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
      {error && !isLoading && <Banner kind="danger">{bannerText(error)}</Banner>}
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

/** The message of a failed signup does not fit a page without a form. */
function bannerText(error: unknown): string {
  const { message } = toRequestError(error);
  return translateText(message === AUTH_MESSAGES.requestFailed ? MESSAGES.somethingWrong : message);
}
