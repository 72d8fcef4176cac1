import { useIsLoggedIn, type Waiting } from '@naija/runtime';
import { ButtonLink } from '@naija/ui';
import { tabPath } from '../../dashboard/tabs.ts';
import { useCancel } from '../../waiting/use-cancel.ts';
import { WaitingCard } from '../../waiting/WaitingCard.tsx';
import { waitingWords } from '../../waiting/waiting-words.ts';

/** Says which changes wait on this phone, above what they make of the profile; nothing where none do. */
export function WaitingChanges({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const loggedIn = useIsLoggedIn();
  const cancel = useCancel();
  const [next] = waiting;
  if (!next) return null;
  return (
    <WaitingCard
      title="Your changes"
      waiting={next}
      edit={
        <ButtonLink
          $variant={next.problem ? 'primary' : 'secondary'}
          to={next.kind === 'completion' ? '/agentform' : tabPath('edit-profile')}
        >
          {next.problem?.kind === 'changed' ? 'Choose what to keep' : 'Edit'}
        </ButtonLink>
      }
      onCancel={() => void cancel(waiting)}
    >
      <p role="status">{waitingWords(next, loggedIn)}</p>
      <p>
        What you see here has them already{waiting.some(({ photo }) => photo) && ', all but the new photo'}.
      </p>
    </WaitingCard>
  );
}
