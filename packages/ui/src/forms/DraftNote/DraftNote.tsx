import styled from 'styled-components';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import { formatMoment } from '../../foundations/time/format-moment.ts';

const Wrapper = styled.div`
  margin-bottom: ${tokens.space.md};
`;

export interface DraftNoteProps {
  /** Epoch milliseconds of the device's clock. */
  readonly savedAt: number;
  readonly onDiscard: () => void;
}

/** Says that a draft was restored, and offers to discard it. */
export function DraftNote({ savedAt, onDiscard }: DraftNoteProps) {
  return (
    <Wrapper>
      <Banner
        kind="info"
        action={
          <Button $variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
        }
      >
        Draft from {formatMoment(savedAt)} restored
      </Banner>
    </Wrapper>
  );
}
