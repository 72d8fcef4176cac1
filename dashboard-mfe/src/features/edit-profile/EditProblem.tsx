import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import type { Problem } from '@naija/runtime';
import { translateText } from '@naija/runtime';
import { Banner, Button } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { EDIT_MESSAGES } from './messages.ts';

interface EditProblemProps {
  /** The problem of pending changes that are not in the form. */
  readonly newProblem: Problem | undefined;
  /** The form holds the outcome of a conflict. */
  readonly isResolved: boolean;
  readonly onReview: () => void;
}

/** Banner above the form about changes that could not be sent. */
export function EditProblem({ newProblem, isResolved, onReview }: EditProblemProps) {
  const { conflict } = DASHBOARD_MESSAGES;
  if (newProblem)
    return (
      <Banner
        kind="warning"
        action={
          <Button $variant="secondary" onClick={onReview}>
            {newProblem.kind === 'changed' ? conflict.review : EDIT_MESSAGES.correct}
          </Button>
        }
      >
        {newProblem.kind === 'changed'
          ? translateText(OUTBOX_MESSAGES.profileChanged)
          : `${EDIT_MESSAGES.earlierFailed} ${translateText(newProblem.message)}`}
      </Banner>
    );
  return isResolved ? <Banner kind="info">{EDIT_MESSAGES.merged}</Banner> : null;
}
