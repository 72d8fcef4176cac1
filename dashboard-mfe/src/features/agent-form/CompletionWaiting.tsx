import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { showToast, Button, ButtonLink, tokens } from '@naija/ui';
import { takeBackIntent, useIsLoggedIn, type Waiting } from '@naija/runtime';
import { useCancel } from '../../waiting/use-cancel.ts';
import { WaitingCard } from '../../waiting/WaitingCard.tsx';
import { waitingWords } from '../../waiting/waiting-words.ts';
import { draftOf } from './agent-form-values.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.md};

  > section {
    width: 100%;
  }
`;

/** The agent form was filled in and waits on this phone; the agent need not. */
export function CompletionWaiting({ waiting }: { readonly waiting: Waiting }) {
  const loggedIn = useIsLoggedIn();
  const cancel = useCancel();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that held the focus is gone.
    box.current?.focus();
  }, []);
  const edit = async () => {
    const taken = await takeBackIntent(waiting, draftOf(waiting));
    if (!taken) showToast('It was sent just now.');
  };
  return (
    <Box ref={box} tabIndex={-1}>
      <WaitingCard
        title="Your profile"
        waiting={waiting}
        edit={
          <Button $variant="secondary" onClick={() => void edit()}>
            Edit
          </Button>
        }
        onCancel={() => void cancel([waiting])}
      >
        <p role="status">{waitingWords(waiting, loggedIn)}</p>
      </WaitingCard>
      <ButtonLink to="/dashboard">Go on to your dashboard</ButtonLink>
    </Box>
  );
}
