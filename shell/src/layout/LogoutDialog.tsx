import type { LogoutAnswer, Unsent } from '@naija/runtime';
import { Button, Dialog } from '@naija/ui';
import { LAZY_MESSAGES } from '../words/lazy-messages.ts';

const { logout } = LAZY_MESSAGES;

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
      title={logout.title}
      actions={
        <>
          <Button onClick={answer('keep')}>{isAllSent ? logout.logOut : logout.keep}</Button>
          {!isAllSent && (
            <Button $variant="secondary" onClick={answer('delete')}>
              {logout.remove}
            </Button>
          )}
          <Button $variant="secondary" onClick={answer('stay')}>
            {logout.stay}
          </Button>
        </>
      }
    >
      <p role="status">{isAllSent ? logout.allSent : unsentText(unsent)}</p>
      {!isAllSent && <p>{logout.kept}</p>}
    </Dialog>
  );
}

function unsentText({ changes, drafts }: Unsent): string {
  if (drafts === 0) return logout.unsent.changes(changes);
  return changes === 0 ? logout.unsent.drafts(drafts) : logout.unsent.both(changes, drafts);
}
