import type { PendingIntent } from '@naija/runtime';

/** A pending comment, for stories and tests. */
export function pendingComment(changes: Partial<PendingIntent> = {}): PendingIntent {
  return {
    seq: 1,
    key: '0123456789abcdef0123456789abcdef',
    kind: 'comment',
    about: '7',
    owner: null,
    title: 'Comment on Ada Obi',
    fields: { fullname: 'Bola Ade', content: 'Quick and honest.' },
    savedAt: Date.parse('2026-11-20T13:05:00.000Z'),
    tried: false,
    ...changes,
  };
}
