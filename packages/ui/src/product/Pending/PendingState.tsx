import styled from 'styled-components';
import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import { translateText, words, type PendingIntent } from '@naija/runtime';
import { PendingPill } from '../StatusPill/PendingPill.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

const texts = words('ui.pending', {
  inMemory: {
    full: "This device is full. Keep this page open until it's sent.",
    refused: "This browser saves nothing for this site. Keep this page open until it's sent.",
  },
  later: "We'll send it as soon as your connection allows.",
});

export interface PendingStateProps {
  readonly pending: Pick<PendingIntent, 'inMemory' | 'notKept' | 'sending' | 'delayed' | 'sent' | 'problem'>;
}

const Text = styled.p`
  margin-top: ${tokens.space.xxs};
  font-size: ${tokens.text.small};
  overflow-wrap: anywhere;
`;

/** The status of a pending intent, and what it needs next. */
export function PendingState({ pending }: PendingStateProps) {
  const text = textFor(pending);
  return (
    <>
      <PendingPill pending={pending} />
      {text !== undefined && <Text>{text}</Text>}
    </>
  );
}

function textFor({
  inMemory,
  notKept = 'full',
  sending,
  delayed,
  sent,
  problem,
}: PendingStateProps['pending']): string | undefined {
  if (problem)
    return translateText(problem.kind === 'refused' ? problem.message : OUTBOX_MESSAGES.profileChanged);
  if (sent || sending) return undefined;
  if (delayed) return translateText(delayed);
  return inMemory ? texts.inMemory[notKept] : texts.later;
}
