import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Problem } from '@naija/runtime';
import { Banner, Button } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';

interface EditProblemProps {
  /** Why the changes in the form could not be sent. */
  readonly problem: Problem | undefined;
  /** Why changes that are not in the form could not be sent. */
  readonly newProblem: Problem | undefined;
  readonly isResolved: boolean;
  readonly onReview: () => void;
}

/** Banner above the form about changes that could not be sent. */
export function EditProblem({ problem, newProblem, isResolved, onReview }: EditProblemProps) {
  if (newProblem)
    return (
      <Banner
        kind="warning"
        action={
          <Button $variant="secondary" onClick={onReview}>
            {newProblem.kind === 'changed' ? DASHBOARD_MESSAGES.reviewConflict : 'Correct them here'}
          </Button>
        }
      >
        Your earlier changes need you.{' '}
        {newProblem.kind === 'changed' ? MESSAGES.profileChanged : newProblem.message}
      </Banner>
    );
  if (problem?.kind === 'refused')
    return <Banner kind="danger">{problem.message} What you entered is still here.</Banner>;
  if (isResolved)
    return (
      <Banner kind="info">Your choices are in the form. They are sent once you press Upload Data.</Banner>
    );
  return null;
}
