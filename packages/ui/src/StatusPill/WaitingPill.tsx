import type { Waiting } from '@naija/runtime';
import { StatusPill, type Status } from './StatusPill.tsx';

const PERCENT = 100;

export interface WaitingPillProps {
  readonly waiting: Pick<Waiting, 'sending' | 'sent' | 'problem'> & Partial<Pick<Waiting, 'seq'>>;
}

/** How far something that waits on this phone has got. */
export function WaitingPill({ waiting }: WaitingPillProps) {
  return <StatusPill {...statusOf(waiting)} />;
}

function statusOf({ seq = 0, sending, sent, problem }: WaitingPillProps['waiting']): Status {
  if (sent) return { kind: 'sent' };
  if (problem) return { kind: 'needs-you' };
  if (!sending) return { kind: seq < 0 ? 'not-saved' : 'saved' };
  return { kind: 'sending', percent: sending.share === undefined ? undefined : sending.share * PERCENT };
}
