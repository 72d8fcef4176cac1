import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { Banner, Button, tokens } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { useAuthRestoreEmailMutation } from './restore-email-api.ts';

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
  if (isPermanent(error)) return <InvalidLink error={toRequestError(error)} />;
  const confirm = () => {
    if (!isLoading) void restore(() => ({ token, onResetToken: onRestored }));
  };
  return (
    <>
      <p>
        Somebody asked to use another email address for your account. If it was not you, keep the one that our
        mail came to:
      </p>
      <Consequences>
        <li>The change is stopped, or taken back.</li>
        <li>Everybody is logged out, on every device.</li>
        <li>The password does not work any more, and you set a new one.</li>
      </Consequences>
      {error && !isLoading && <Banner kind="danger">{bannerText(error)}</Banner>}
      <Button $variant="primary" aria-disabled={isLoading} onClick={confirm}>
        {isLoading ? 'One moment…' : 'Keep this address'}
      </Button>
      <PanelLinks aria-label="Other ways">
        <PanelLink to="/">It was me, leave it changed</PanelLink>
      </PanelLinks>
    </>
  );
}

/** The message of a failed signup does not fit a page without a form. */
function bannerText(error: unknown): string {
  const { hint, message } = toRequestError(error);
  return hint ?? (message === AUTH_MESSAGES.requestFailed ? MESSAGES.somethingWrong : message);
}

/** True when the same token would be refused again. */
function isPermanent(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 400 || status === 409;
}
