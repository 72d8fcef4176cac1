import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { hours } from './duration.ts';
import type { MailMessage, MessagePart } from './message.ts';
import { renderMessage } from './render.ts';

interface TakenEmail {
  name: string;
  loginLink: string;
  resetLink: string;
  verifyLink?: string | undefined;
}

/** Notifies the owner of an account of a sign-up with its address, which looked like any other on the page. */
export function signupEmailTakenMessage({ name, loginLink, resetLink, verifyLink }: TakenEmail): MailMessage {
  return renderMessage({
    subject: `You already have an account on ${PRODUCT_NAME}`,
    name,
    parts: [
      {
        paragraph: `Someone, perhaps you, just tried to sign up on ${PRODUCT_NAME} with this email. You already have an account, and nothing was changed.`,
      },
      ...verification(verifyLink),
      { button: 'Log in', link: loginLink },
      { paragraph: 'Forgot your password? Set a new one:' },
      { button: 'Set a new password', link: resetLink },
      { small: "If this wasn't you, there's nothing to do. Your account is safe." },
    ],
  });
}

function verification(link: string | undefined): MessagePart[] {
  if (link === undefined) return [];
  const lifetime = hours(LIMITS.verificationLinkHours);
  return [
    {
      paragraph: `Your email isn't verified yet. This link verifies it once, within ${lifetime}; earlier links no longer work.`,
    },
    { button: 'Verify my email', link },
  ];
}
