import { words } from '../../platform/translations/words.ts';
import { type Addressee, type MailMessage, renderMessage } from '../mail/index.ts';
import { formatCount } from '@naija/contracts/domain/money';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

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

/**
 * Announces comments to an agent without their text and authors, because the agent should read them where they can be answered.
 */
export function newCommentsMessage({
  name,
  language,
  count,
  commentsLink,
  unsubscribeUrl,
}: NewComments): MailMessage {
  const texts = TEXTS(language);
  return renderMessage(
    { name, language },
    texts.subject(count),
    [
      { paragraph: texts.what(count) },
      { button: count === 1 ? texts.readOne : texts.readSeveral, link: commentsLink },
      { small: texts.why },
    ],
    unsubscribeUrl,
  );
}
