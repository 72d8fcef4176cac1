import { useId } from 'react';
import styled from 'styled-components';
import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import { sendNow, type PendingIntent, translateText } from '@naija/runtime';
import { Button, CancelPending, Card, tokens, PendingPill, type Elements } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

export interface PendingCardProps {
  readonly title: string;
  /** The change that is sent next. */
  readonly intent: PendingIntent;
  readonly children: Elements;
  readonly editAction: Elements;
  readonly onCancel: () => void;
}

const AccentCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  border-inline-start: 6px solid ${tokens.color.brand};

  h2 {
    font-size: ${tokens.text.title};
  }
`;

// A single button without a border is aligned with the text above it.
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};

  > button:first-child:only-of-type {
    margin-inline-start: calc(-1 * ${tokens.space.md});
  }
`;

/** Status of pending profile changes, with the actions on them. */
export function PendingCard({ title, intent, children, editAction, onCancel }: PendingCardProps) {
  const headingId = useId();
  return (
    <AccentCard as="section" aria-labelledby={headingId}>
      <Row>
        <h2 id={headingId}>{title}</h2>
        <PendingPill pending={intent} />
      </Row>
      {children}
      <Row>
        {/* An intent that is being sent can be cancelled, but not edited. */}
        {!intent.sending && editAction}
        {!intent.sending && intent.problem?.kind !== 'changed' && (
          <Button $variant="secondary" onClick={() => void sendNow()}>
            {DASHBOARD_MESSAGES.pending.tryNow}
          </Button>
        )}
        <CancelPending pending={intent} onCancel={onCancel} />
      </Row>
    </AccentCard>
  );
}

/** Status of a pending change. @param isLoggedIn nothing is sent without a session */
export function pendingMessage(intent: PendingIntent, isLoggedIn: boolean): string {
  const { problem, sending } = intent;
  if (problem)
    return translateText(problem.kind === 'changed' ? OUTBOX_MESSAGES.profileChanged : problem.message);
  if (intent.inMemory) return DASHBOARD_MESSAGES.form.notStored[intent.notKept ?? 'full'];
  if (sending) return DASHBOARD_MESSAGES.pending.sending;
  return isLoggedIn
    ? translateText(intent.delayed ?? OUTBOX_MESSAGES.sentLater)
    : DASHBOARD_MESSAGES.pending.loggedOut;
}
