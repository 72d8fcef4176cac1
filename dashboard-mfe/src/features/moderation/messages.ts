import type { AppealKind } from '@naija/contracts/http/moderation';
import { words } from '@naija/runtime';

export const MODERATION_MESSAGES = words('dashboard.moderation', {
  title: 'Decisions about your account',
  profileHidden: 'Your profile is hidden: visitors can’t see it.',
  accountBlocked:
    'Your account is blocked: your profile is hidden, and you can’t change it or reply to comments.',
  replyHidden: (fullname: string) => `Your reply to ${fullname} is hidden.`,
  reason: 'Reason',
  appeal: 'Appeal',
  appealTitle: {
    reply: 'Appeal against hiding your reply',
    agent: 'Appeal against hiding your profile',
    account: 'Appeal against blocking your account',
  } satisfies Readonly<Record<AppealKind, string>>,
  text: 'Why should we decide otherwise?',
  textHint: 'Somebody who works for us reads it. You get the answer by email, and here.',
  send: 'Send appeal',
  sending: 'Sending…',
  appeals: 'Your appeals',
  open: 'We have your appeal, and will answer it.',
  granted: 'Granted',
  refused: 'Refused',
});
