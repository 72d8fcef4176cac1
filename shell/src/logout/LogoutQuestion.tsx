import type { LogoutAnswer, Unsent } from '@naija/runtime';
import { Button, Dialog } from '@naija/ui';

interface LogoutQuestionProps {
  readonly unsent: Unsent;
  readonly onAnswer: (answer: LogoutAnswer) => void;
}

/** Asks an agent who logs out what becomes of that which is not sent yet. */
export function LogoutQuestion({ unsent, onAnswer }: LogoutQuestionProps) {
  const answer = (given: LogoutAnswer) => () => {
    onAnswer(given);
  };
  return (
    <Dialog
      open
      onClose={answer('stay')}
      title="Log out?"
      actions={
        <>
          <Button onClick={answer('keep')}>Keep on this phone</Button>
          <Button $variant="secondary" onClick={answer('delete')}>
            Delete them
          </Button>
          <Button $variant="secondary" onClick={answer('stay')}>
            Stay logged in
          </Button>
        </>
      }
    >
      <p>{`You have ${counted(unsent)} not sent yet.`}</p>
      <p>What is kept on this phone waits for your next login. Nobody else can send it.</p>
    </Dialog>
  );
}

/** '2 changes and 1 draft that are'; '1 draft that is'. */
function counted({ changes, drafts }: Unsent): string {
  const parts = [count(changes, 'change'), count(drafts, 'draft')].filter((part) => part !== undefined);
  return `${parts.join(' and ')} that ${changes + drafts === 1 ? 'is' : 'are'}`;
}

function count(number: number, what: string): string | undefined {
  if (number === 0) return undefined;
  return `${String(number)} ${what}${number === 1 ? '' : 's'}`;
}
