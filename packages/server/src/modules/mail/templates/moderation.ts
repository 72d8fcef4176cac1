import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const DECISIONS = {
  'hide-agent': 'Your profile was hidden: nobody sees it for now.',
  'hide-reply': 'Your reply to a comment was hidden: nobody sees it for now.',
  'restore-agent': 'Your profile is visible again.',
  'restore-reply': 'Your reply to a comment is visible again.',
  'remove-photo': 'A photo of your work was removed from your profile.',
  block: "Your account was blocked: nobody sees your profile for now, and you can't change it.",
  unblock: 'Your account is no longer blocked.',
};

export type ModerationDecision = keyof typeof DECISIONS;

interface Decision {
  name: string;
  decision: ModerationDecision;
  reason: string;
  loginLink: string;
  unsubscribeUrl: string;
}

/** Tells an agent what an operator decided, why, and how to appeal. */
export function moderationMessage({
  name,
  decision,
  reason,
  loginLink,
  unsubscribeUrl,
}: Decision): MailMessage {
  const canAppeal = decision.startsWith('hide') || decision === 'block';
  return renderMessage({
    subject: `A decision about your account on ${PRODUCT_NAME}`,
    name,
    unsubscribeUrl,
    parts: [
      { paragraph: DECISIONS[decision] },
      { paragraph: `The reason: ${reason}` },
      ...(canAppeal
        ? [
            { paragraph: 'If you think that this is wrong, log in and appeal in your dashboard.' },
            { button: 'Log in', link: loginLink },
          ]
        : []),
    ],
  });
}

interface Answer {
  name: string;
  isGranted: boolean;
  answer: string;
  unsubscribeUrl: string;
}

export function appealAnsweredMessage({ name, isGranted, answer, unsubscribeUrl }: Answer): MailMessage {
  return renderMessage({
    subject: `Your appeal on ${PRODUCT_NAME}`,
    name,
    unsubscribeUrl,
    parts: [
      { paragraph: isGranted ? 'Your appeal was granted.' : 'Your appeal was refused.' },
      { paragraph: answer },
    ],
  });
}
