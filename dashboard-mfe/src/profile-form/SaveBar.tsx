import styled from 'styled-components';
import type { DraftSaveState } from '@naija/runtime';
import { Banner, DraftStatus, SubmitButton, tokens, useConfirmBeforeUnload } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

interface SaveBarProps {
  readonly kept: DraftSaveState;
  /** Why a submission exists in this page only. */
  readonly problem: string | undefined;
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.sm};
`;

/** End of a profile form: the state of its draft, and its submit button. */
export function SaveBar({ kept, problem }: SaveBarProps) {
  useConfirmBeforeUnload((kept !== 'nothing' && kept !== 'kept') || problem !== undefined);
  return (
    <Bar>
      {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
      {problem === undefined && <DraftStatus kept={kept} />}
      <SubmitButton busy={DASHBOARD_MESSAGES.form.submitting}>{DASHBOARD_MESSAGES.form.submit}</SubmitButton>
    </Bar>
  );
}
