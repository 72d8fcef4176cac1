import { useIsLoggedIn, type PendingIntent } from '@naija/runtime';
import { ButtonLink } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { PendingCard } from '../../pending/PendingCard.tsx';
import { pendingMessage } from '../../pending/pending-message.ts';
import { useCancelChanges } from '../../pending/use-cancel-changes.ts';

/** Card about the changes that this device has yet to send; nothing without any. */
export function PendingChanges({ pending }: { readonly pending: readonly PendingIntent[] }) {
  const isLoggedIn = useIsLoggedIn();
  const cancel = useCancelChanges();
  const [next] = pending;
  if (!next) return null;
  return (
    <PendingCard
      title="Your changes"
      intent={next}
      editAction={
        <ButtonLink
          $variant={next.problem ? 'primary' : 'secondary'}
          to={next.kind === 'completion' ? '/agentform' : tabPath('edit-profile')}
        >
          {next.problem?.kind === 'changed' ? DASHBOARD_MESSAGES.reviewConflict : 'Edit'}
        </ButtonLink>
      }
      onCancel={() => void cancel(pending)}
    >
      <p role="status">{pendingMessage(next, isLoggedIn)}</p>
      <p>
        What you see here has them already{pending.some(({ photo }) => photo) && ', all but the new photo'}.
      </p>
    </PendingCard>
  );
}
