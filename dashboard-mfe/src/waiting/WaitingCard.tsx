import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { sendNow, type Waiting } from '@naija/runtime';
import { Button, CancelWaiting, Card, tokens, WaitingPill } from '@naija/ui';

export interface WaitingCardProps {
  readonly title: string;
  /** Of several that wait one after another, the one that is next. */
  readonly waiting: Waiting;
  /** What it says of them. */
  readonly children: ReactNode;
  /** The way to change what waits. */
  readonly edit: ReactNode;
  readonly onCancel: () => void;
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  border-inline-start: 6px solid ${tokens.color.brand};

  h2 {
    font-size: ${tokens.text.title};
  }
`;

// A button without a frame that stands alone begins where the words above it do.
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};

  > button:first-child:only-of-type {
    margin-inline-start: calc(-1 * ${tokens.space.md});
  }
`;

/** Changes of a profile that wait on this phone: how far they are, and what can be done with them. */
export function WaitingCard({ title, waiting, children, edit, onCancel }: WaitingCardProps) {
  const heading = useId();
  return (
    <Sheet as="section" aria-labelledby={heading}>
      <Row>
        <h2 id={heading}>{title}</h2>
        <WaitingPill waiting={waiting} />
      </Row>
      {children}
      <Row>
        {/* What is on its way can be given up, but not changed. */}
        {!waiting.sending && edit}
        {!waiting.sending && waiting.problem?.kind !== 'changed' && (
          <Button $variant="secondary" onClick={() => void sendNow()}>
            Try now
          </Button>
        )}
        <CancelWaiting waiting={waiting} onCancel={onCancel} />
      </Row>
    </Sheet>
  );
}
