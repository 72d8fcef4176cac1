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
        paragraph: `Somebody, perhaps you, has just tried to create an account on ${PRODUCT_NAME} with this address. It has one already, and nothing was changed.`,
      },
      ...verification(verifyLink),
      { button: 'Log in', link: loginLink },
      { paragraph: 'If you do not remember your password, choose a new one:' },
      { button: 'Choose a new password', link: resetLink },
      { small: 'If it was not you, there is nothing to do. Your account is as safe as before.' },
    ],
  });
}

function verification(link: string | undefined): MessagePart[] {
  if (link === undefined) return [];
  const lifetime = hours(LIMITS.verificationLinkHours);
  return [
    {
      paragraph: `The address is not verified yet. This link verifies it, and works for ${lifetime}, once; older ones do not work any more.`,
    },
    { button: 'Verify my address', link },
  ];
}
