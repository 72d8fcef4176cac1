import styled from 'styled-components';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { tokens } from '../theme/tokens.ts';
import { formatHour } from './format-hour.ts';

// The form begins below it.
const Place = styled.div`
  margin-bottom: ${tokens.space.md};
`;

export interface DraftNoteProps {
  /** Milliseconds since 1970 by this phone's clock. */
  readonly savedAt: number;
  readonly onDiscard: () => void;
}

/** Says that a form holds what was typed in it before, and takes that out again. */
export function DraftNote({ savedAt, onDiscard }: DraftNoteProps) {
  return (
    <Place>
      <Banner
        kind="info"
        action={
          <Button $variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
        }
      >
        Draft from {formatHour(savedAt)} restored
      </Banner>
    </Place>
  );
}
