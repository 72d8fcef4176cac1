import type { AppealKind } from '@naija/contracts/http/moderation';
import { words } from '@naija/runtime';

/** Words about replies to comments, and about what operators have decided. */
export const REPLY_MESSAGES = words('dashboard.replies', {
  reply: 'Reply',
  replyTo: (fullname: string) => `Reply to ${fullname}`,
  label: 'Your reply',
  hint: 'Everybody can read it. You can reply once to each comment, and change your reply later.',
  send: 'Post reply',
  sending: 'Posting…',
  cancel: 'Cancel',
  edit: 'Edit reply',
  editTo: (fullname: string) => `Edit your reply to ${fullname}`,
  editHint: 'Everybody reads that you have edited it, and when.',
  save: 'Save reply',
  saving: 'Saving…',
  remove: 'Delete reply',
  removeTo: (fullname: string) => `Delete your reply to ${fullname}`,
  removeTitle: 'Delete this reply?',
  removeText: 'Visitors will no longer see it. You can reply again.',
  keep: 'Keep',
  removing: 'You delete this reply.',
  report: 'Report to NaijaAgents',
  reportOf: (fullname: string) => `Report the comment by ${fullname} to NaijaAgents`,
  reportIntro:
    'If this comment breaks the rules, ask us to look at it. A bad opinion alone is no reason to hide it.',
  reason: "What's wrong?",
  reasons: {
    spam: 'Spam or advertising',
    fraud: 'Fraud',
    abuse: 'Insults or hate',
    false: "It isn't true",
    personal: "Somebody's private data",
    other: 'Something else',
  },
  details: 'Details',
  sendReport: 'Send report',
  reportSaved: "Thank you. We'll look at the comment.",
});

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
