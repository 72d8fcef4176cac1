import { formatCount } from '@naija/contracts/domain/money';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../../platform/translations/words.ts';
import type { Addressee, MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

const TEXTS = words('server.mail.newComments', {
  subject: (count: number) =>
    count === 1
      ? `You have a new comment on ${PRODUCT_NAME}`
      : `You have ${formatCount(count)} new comments on ${PRODUCT_NAME}`,
  what: (count: number) =>
    count === 1
      ? 'There is a new comment on your profile.'
      : `There are ${formatCount(count)} new comments on your profile.`,
  readOne: 'Read the comment',
  readSeveral: 'Read the comments',
  why: 'Clients read comments before they call. You can reply to each once, or ask us to look at one.',
});

interface NewComments extends Addressee {
  count: number;
  commentsLink: string;
  unsubscribeUrl: string;
}

/** Tells an agent of comments, without what they say or by whom: they are to be read where they can be answered. */
export function newCommentsMessage({
  name,
  language,
  count,
  commentsLink,
  unsubscribeUrl,
}: NewComments): MailMessage {
  const texts = TEXTS(language);
  return renderMessage({
    subject: texts.subject(count),
    name,
    language,
    unsubscribeUrl,
    parts: [
      { paragraph: texts.what(count) },
      { button: count === 1 ? texts.readOne : texts.readSeveral, link: commentsLink },
      { small: texts.why },
    ],
  });
}
