import styled from 'styled-components';
import { words } from '@naija/runtime';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import { formatMoment } from '../../foundations/time/format-moment.ts';

const texts = words('ui.draft', {
  restored: (moment: string) => `Draft from ${moment} restored`,
  discard: 'Discard',
});

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
            {texts.discard}
          </Button>
        }
      >
        {texts.restored(formatMoment(savedAt))}
      </Banner>
    </Wrapper>
  );
}
