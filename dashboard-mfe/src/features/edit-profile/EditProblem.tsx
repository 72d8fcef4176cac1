import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import type { Problem } from '@naija/runtime';
import { translateText } from '@naija/runtime';
import { Banner, Button } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';

interface EditProblemProps {
  /** Why changes that are not in the form could not be sent. */
  readonly newProblem: Problem | undefined;
  /** The form holds the outcome of a conflict. */
  readonly isResolved: boolean;
  readonly onReview: () => void;
}

/** Banner above the form about changes that could not be sent. */
export function EditProblem({ newProblem, isResolved, onReview }: EditProblemProps) {
  const { edit, conflict } = DASHBOARD_MESSAGES;
  if (newProblem)
    return (
      <Banner
        kind="warning"
        action={
          <Button $variant="secondary" onClick={onReview}>
            {newProblem.kind === 'changed' ? conflict.review : edit.correct}
          </Button>
        }
      >
        {newProblem.kind === 'changed'
          ? translateText(OUTBOX_MESSAGES.profileChanged)
          : `${edit.earlierFailed} ${translateText(newProblem.message)}`}
      </Banner>
    );
  return isResolved ? <Banner kind="info">{edit.merged}</Banner> : null;
}
