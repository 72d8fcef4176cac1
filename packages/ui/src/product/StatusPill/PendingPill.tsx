import type { PendingIntent } from '@naija/runtime';
import { StatusPill, type Status } from './StatusPill.tsx';

const PERCENT = 100;

export interface PendingPillProps {
  readonly pending: Pick<PendingIntent, 'inMemory' | 'sending' | 'sent' | 'problem'>;
}

export function PendingPill({ pending }: PendingPillProps) {
  return <StatusPill {...statusOf(pending)} />;
}

function statusOf({ inMemory, sending, sent, problem }: PendingPillProps['pending']): Status {
  if (sent) return { kind: 'sent' };
  if (problem) return { kind: 'needs-you' };
  if (!sending) return { kind: inMemory ? 'not-saved' : 'saved' };
  return { kind: 'sending', percent: sending.share === undefined ? undefined : sending.share * PERCENT };
}
