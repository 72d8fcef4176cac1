import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Waiting } from '@naija/runtime';
import { WaitingPill } from '../StatusPill/WaitingPill.tsx';
import { tokens } from '../theme/tokens.ts';

export interface WaitingStateProps {
  readonly waiting: Pick<Waiting, 'seq' | 'sending' | 'sent' | 'problem'>;
}

const Words = styled.p`
  margin-top: ${tokens.space.xxs};
  font-size: ${tokens.text.small};
  overflow-wrap: anywhere;
`;

/** How far something that waits on this phone has got, and what it waits for. */
export function WaitingState({ waiting }: WaitingStateProps) {
  const words = wordsFor(waiting);
  return (
    <>
      <WaitingPill waiting={waiting} />
      {words !== undefined && <Words>{words}</Words>}
    </>
  );
}

function wordsFor({ seq, sending, sent, problem }: WaitingStateProps['waiting']): string | undefined {
  if (problem) return problem.kind === 'refused' ? problem.message : MESSAGES.profileChanged;
  if (sent || sending) return undefined;
  if (seq < 0) return 'This phone has no room for it. Keep this page open until it is sent.';
  return 'It is sent as soon as there is a connection.';
}
