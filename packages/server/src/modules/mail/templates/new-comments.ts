import { formatCount } from '@naija/contracts/domain/money';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

interface NewComments {
  name: string;
  count: number;
  commentsLink: string;
  unsubscribeUrl: string;
}

/** Tells an agent of comments, without what they say or by whom: they are to be read where they can be answered. */
export function newCommentsMessage({ name, count, commentsLink, unsubscribeUrl }: NewComments): MailMessage {
  const what = count === 1 ? 'a new comment' : `${formatCount(count)} new comments`;
  return renderMessage({
    subject: `You have ${what} on ${PRODUCT_NAME}`,
    name,
    unsubscribeUrl,
    parts: [
      { paragraph: `There ${count === 1 ? 'is' : 'are'} ${what} on your profile.` },
      { button: count === 1 ? 'Read the comment' : 'Read the comments', link: commentsLink },
      {
        small:
          'Clients read comments before they call. You can reply to each once, or ask us to look at one.',
      },
    ],
  });
}
