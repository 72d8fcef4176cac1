import styled from 'styled-components';
import type { Kept } from '@naija/runtime';
import { Banner, DraftKept, SubmitButton, tokens } from '@naija/ui';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

interface SaveBarProps {
  /** How it stands with what is typed. */
  readonly kept: Kept;
  /** Why what was to be sent is only on the screen. */
  readonly problem: string | undefined;
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.sm};
`;

/** What stands at the end of a form with a photo: whether what is typed is kept, and its button. */
export function SaveBar({ kept, problem }: SaveBarProps) {
  useAskBeforeLeaving(kept === 'writing' || kept === 'not-kept' || problem !== undefined);
  return (
    <Bar>
      {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
      <DraftKept kept={kept} />
      <SubmitButton busy="Uploading...">Upload Data</SubmitButton>
    </Bar>
  );
}
