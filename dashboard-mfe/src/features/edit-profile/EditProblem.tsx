import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Problem } from '@naija/runtime';
import { Banner, Button } from '@naija/ui';

interface EditProblemProps {
  /** Why the changes in the form could not be sent before. */
  readonly problem: Problem | undefined;
  /** The same, of changes that are not in the form. */
  readonly arrived: Problem | undefined;
  /** True once the agent has chosen between both records. */
  readonly resolved: boolean;
  readonly onTakeUp: () => void;
}

/** Says above the form what became of changes that were on their way. */
export function EditProblem({ problem, arrived, resolved, onTakeUp }: EditProblemProps) {
  if (arrived)
    return (
      <Banner
        kind="warning"
        action={
          <Button $variant="secondary" onClick={onTakeUp}>
            {arrived.kind === 'changed' ? 'Choose what to keep' : 'Correct them here'}
          </Button>
        }
      >
        Your earlier changes need you.{' '}
        {arrived.kind === 'changed' ? MESSAGES.profileChanged : arrived.message}
      </Banner>
    );
  if (problem?.kind === 'refused')
    return <Banner kind="danger">{problem.message} What you entered is still here.</Banner>;
  if (resolved)
    return (
      <Banner kind="info">Your choices are in the form. They are sent once you press Upload Data.</Banner>
    );
  return null;
}
