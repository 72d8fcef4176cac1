import type { LogoutAnswer, Unsent } from '@naija/runtime';
import { Button, Dialog } from '@naija/ui';

interface LogoutDialogProps {
  readonly unsent: Unsent;
  readonly onAnswer: (answer: LogoutAnswer) => void;
}

export function LogoutDialog({ unsent, onAnswer }: LogoutDialogProps) {
  const isAllSent = unsent.changes + unsent.drafts === 0;
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
          <Button onClick={answer('keep')}>{isAllSent ? 'Log out' : 'Keep on this device'}</Button>
          {!isAllSent && (
            <Button $variant="secondary" onClick={answer('delete')}>
              Delete them
            </Button>
          )}
          <Button $variant="secondary" onClick={answer('stay')}>
            Stay logged in
          </Button>
        </>
      }
    >
      <p role="status">
        {isAllSent ? 'Everything has been sent.' : `You have ${counted(unsent)} not sent yet.`}
      </p>
      {!isAllSent && <p>They can wait here until you log in again. Nobody else can send them.</p>}
    </Dialog>
  );
}

/** '2 changes and 1 draft'. */
function counted({ changes, drafts }: Unsent): string {
  const parts = [count(changes, 'change'), count(drafts, 'draft')].filter((part) => part !== undefined);
  return parts.join(' and ');
}

function count(number: number, what: string): string | undefined {
  if (number === 0) return undefined;
  return `${String(number)} ${what}${number === 1 ? '' : 's'}`;
}
