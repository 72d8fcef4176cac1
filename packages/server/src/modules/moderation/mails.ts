import { words } from '../../platform/translations/words.ts';
import { type Addressee, type MailMessage, renderMessage } from '../mail/index.ts';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

const TEXTS = words('server.mail.moderation', {
  subject: `A decision about your account on ${PRODUCT_NAME}`,
  decisions: {
    'hide-agent': 'Your profile was hidden: nobody sees it for now.',
    'hide-reply': 'Your reply to a comment was hidden: nobody sees it for now.',
    'restore-agent': 'Your profile is visible again.',
    'restore-reply': 'Your reply to a comment is visible again.',
    'remove-photo': 'A photo of your work was removed from your profile.',
    rename: 'Your name was corrected on your profile, and in your account.',
    block: "Your account was blocked: nobody sees your profile for now, and you can't change it.",
    unblock: 'Your account is no longer blocked.',
  },
  reason: (reason: string) => `The reason: ${reason}`,
  appeal: 'If you think that this is wrong, log in and appeal in your dashboard.',
  logIn: 'Log in',
  appealSubject: `Your appeal on ${PRODUCT_NAME}`,
  granted: 'Your appeal was granted.',
  refused: 'Your appeal was refused.',
});

export type ModerationDecision = keyof ReturnType<typeof TEXTS>['decisions'];

interface Decision extends Addressee {
  decision: ModerationDecision;
  reason: string;
  loginLink: string;
  unsubscribeUrl: string;
}

/** Tells an agent what an operator decided, why, and how to appeal. */
export function moderationMessage({
  name,
  language,
  decision,
  reason,
  loginLink,
  unsubscribeUrl,
}: Decision): MailMessage {
  const texts = TEXTS(language);
  const canAppeal = decision.startsWith('hide') || decision === 'block';
  return renderMessage(
    { name, language },
    texts.subject,
    [
      { paragraph: texts.decisions[decision] },
      { paragraph: texts.reason(reason) },
      ...(canAppeal ? [{ paragraph: texts.appeal }, { button: texts.logIn, link: loginLink }] : []),
    ],
    unsubscribeUrl,
  );
}

interface Answer extends Addressee {
  isGranted: boolean;
  answer: string;
  unsubscribeUrl: string;
}

export function appealAnsweredMessage({
  name,
  language,
  isGranted,
  answer,
  unsubscribeUrl,
}: Answer): MailMessage {
  const texts = TEXTS(language);
  return renderMessage(
    { name, language },
    texts.appealSubject,
    [{ paragraph: isGranted ? texts.granted : texts.refused }, { paragraph: answer }],
    unsubscribeUrl,
  );
}
