import type { NotificationKind } from '@naija/contracts/http/notifications';

/** What a notification says and where it leads; nothing of the text comes with the push. */
export interface Words {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const WORDS: Readonly<Record<NotificationKind, (count: number) => Words>> = {
  comment: (count) => ({
    title: count > 1 ? `${String(count)} new comments on your profile` : 'A new comment on your profile',
    body: 'Tap to read and reply.',
    path: '/dashboard?tab=comments',
  }),
  answer: () => ({
    title: 'News about your account',
    body: 'Tap to read it in your dashboard.',
    path: '/dashboard',
  }),
};

/** Of a kind that only a later worker knows. */
const OTHER: Words = {
  title: 'There is something new',
  body: 'Tap to open your dashboard.',
  path: '/dashboard',
};

export function wordsFor(kind: string, count: number): Words {
  return Object.hasOwn(WORDS, kind) ? WORDS[kind as NotificationKind](count) : OTHER;
}
