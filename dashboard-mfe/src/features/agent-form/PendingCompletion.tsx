import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { moveIntentToDraft, useIsLoggedIn, type PendingIntent } from '@naija/runtime';
import { showToast, Button, ButtonLink, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { PendingCard, pendingMessage } from '../../pending/PendingCard.tsx';
import { useCancelChanges } from '../../pending/use-pending-changes.ts';
import { toDraft } from './agent-form-values.ts';
import { AGENT_FORM_MESSAGES } from './messages.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.md};

  > section {
    width: 100%;
  }
`;

/** Status of a submitted agent form that this device has yet to send. */
export function PendingCompletion({ intent }: { readonly intent: PendingIntent }) {
  const isLoggedIn = useIsLoggedIn();
  const cancel = useCancelChanges();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The form has unmounted, and the focus was in it.
    container.current?.focus();
  }, []);
  const edit = async () => {
    const isTaken = await moveIntentToDraft(intent, toDraft(intent));
    if (!isTaken) showToast(DASHBOARD_MESSAGES.pending.alreadySent);
  };
  return (
    <Stack ref={container} tabIndex={-1}>
      <PendingCard
        title={DASHBOARD_MESSAGES.pending.profile}
        intent={intent}
        editAction={
          <Button $variant="secondary" onClick={() => void edit()}>
            {DASHBOARD_MESSAGES.pending.edit}
          </Button>
        }
        onCancel={() => void cancel([intent])}
      >
        <p role="status">{pendingMessage(intent, isLoggedIn)}</p>
      </PendingCard>
      <ButtonLink to="/dashboard">{AGENT_FORM_MESSAGES.toDashboard}</ButtonLink>
    </Stack>
  );
}
