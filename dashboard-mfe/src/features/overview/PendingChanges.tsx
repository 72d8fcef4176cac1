import { useIsLoggedIn, type PendingIntent } from '@naija/runtime';
import { ButtonLink } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { hasConflict } from '../../pending/apply-pending.ts';
import { PendingCard, pendingMessage } from '../../pending/PendingCard.tsx';
import { useCancelChanges } from '../../pending/use-pending-changes.ts';

interface PendingChangesProps {
  readonly pending: readonly PendingIntent[];
  /** True if the details of the profile are shown below. */
  readonly withDetails: boolean;
}

/** Card about the pending changes of this device. Renders nothing without any. */
export function PendingChanges({ pending, withDetails }: PendingChangesProps) {
  const isLoggedIn = useIsLoggedIn();
  const cancel = useCancelChanges();
  const [next] = pending;
  if (!next) return null;
  const { pending: words, conflict } = DASHBOARD_MESSAGES;
  return (
    <PendingCard
      title={words.changes}
      intent={next}
      editAction={
        <ButtonLink
          $variant={next.problem ? 'primary' : 'secondary'}
          to={next.kind === 'completion' ? '/agentform' : tabPath('edit-profile')}
        >
          {hasConflict(pending) ? conflict.review : words.edit}
        </ButtonLink>
      }
      onCancel={() => void cancel(pending)}
    >
      <p role="status">{pendingMessage(next, isLoggedIn)}</p>
      {withDetails && !hasConflict(pending) && (
        <p>{pending.some(({ photo }) => photo) ? words.shownWithoutPhoto : words.shown}</p>
      )}
    </PendingCard>
  );
}
