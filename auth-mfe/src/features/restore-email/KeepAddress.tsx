import { MESSAGES } from '@naija/contracts/domain/messages';
import { Banner, Button } from '@naija/ui';
import { failureOf } from '../../calls/failure.ts';
import { Way, Ways } from '../../panel/Ways.tsx';
import { DeadLink } from './DeadLink.tsx';
import { Outcomes } from './outcomes.ts';
import { useAuthRestoreEmailMutation } from './restore-api.ts';

interface KeepAddressProps {
  readonly token: string;
  /** Gets the token that sets a new password. */
  readonly onRestored: (resetToken: string) => void;
}

/** Asks whether the change is to be taken back, and does it. */
export function KeepAddress({ token, onRestored }: KeepAddressProps) {
  const [restore, { error, isLoading }] = useAuthRestoreEmailMutation();
  if (isRefused(error)) return <DeadLink failure={failureOf(error)} />;
  const press = () => {
    if (!isLoading) void restore(() => ({ token, onResetToken: onRestored }));
  };
  return (
    <>
      <p>
        Somebody asked to use another email address for your account. If it was not you, keep the one that our
        mail came to:
      </p>
      <Outcomes>
        <li>The change is stopped, or taken back.</li>
        <li>Everybody is logged out, on every device.</li>
        <li>The password does not work any more, and you set a new one.</li>
      </Outcomes>
      {error && !isLoading && <Banner kind="danger">{problemOf(error)}</Banner>}
      <Button $variant="primary" aria-disabled={isLoading} onClick={press}>
        {isLoading ? 'One moment…' : 'Keep this address'}
      </Button>
      <Ways aria-label="Other ways">
        <Way to="/">It was me, leave it changed</Way>
      </Ways>
    </>
  );
}

/** Nothing was typed here: of a form that failed is not the talk. */
function problemOf(error: unknown): string {
  const { hint, message } = failureOf(error);
  return hint ?? (message === MESSAGES.authThrown ? MESSAGES.somethingWrong : message);
}

/** True where the same token would be refused again. */
function isRefused(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 400 || status === 409;
}
