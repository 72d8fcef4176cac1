import type { LogoutAnswer, Unsent } from '@naija/runtime';
import { Button, Dialog } from '@naija/ui';

interface LogoutDialogProps {
  readonly unsent: Unsent;
  readonly onAnswer: (answer: LogoutAnswer) => void;
}

export function LogoutDialog({ unsent, onAnswer }: LogoutDialogProps) {
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
          <Button onClick={answer('keep')}>Keep on this device</Button>
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
      <p>What is kept on this device waits for your next login. Nobody else can send it.</p>
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
