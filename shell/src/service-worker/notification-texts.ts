import type { NotificationKind } from '@naija/contracts/http/notifications';
import { NOTIFICATION_TEXTS, type NotificationTexts } from '@naija/contracts/pwa/notification-texts';
import { readState } from './state.ts';

export const TEXTS_KEY = 'notification-texts';

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const NOTICES: Readonly<Record<NotificationKind, (texts: NotificationTexts, count: number) => Notice>> = {
  comment: (texts, count) => ({
    title: count > 1 ? texts.comments.replace('{count}', String(count)) : texts.comment,
    body: texts.readComments,
    path: '/dashboard?tab=comments',
  }),
  answer: (texts) => ({ title: texts.answer, body: texts.readAnswer, path: '/dashboard' }),
};

/** Text of a notification in the language of the pages, and the page to open. */
export async function noticeOf(kind: string, count: number): Promise<Notice> {
  // A page of another version may have sent fewer messages.
  const texts = { ...NOTIFICATION_TEXTS, ...((await readState(TEXTS_KEY)) as Partial<NotificationTexts>) };
  return Object.hasOwn(NOTICES, kind)
    ? NOTICES[kind as NotificationKind](texts, count)
    : { title: texts.other, body: texts.readOther, path: '/dashboard' };
}
