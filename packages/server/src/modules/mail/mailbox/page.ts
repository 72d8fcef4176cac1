import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { escapeMarkup } from '../../../platform/http/escaping.ts';
import type { MailboxMessage, MailboxText } from './repository.ts';

const list = '/dev/mailbox';
export const mailboxPaths = {
  list,
  json: `${list}.json`,
  message: (id: string) => `${list}/${id}`,
  html: (id: string) => `${list}/${id}/html`,
} as const;

/** Content of the page with all messages. */
export function mailList(messages: readonly MailboxMessage[], texts: readonly MailboxText[]): string {
  const items = messages.map(
    (message) => `<li><a href="${mailboxPaths.message(message.id)}">${escapeMarkup(message.subject)}</a>
${about(message)}</li>`,
  );
  const content = items.length === 0 ? '<p>No mail was sent yet.</p>' : `<ul>\n${items.join('\n')}\n</ul>`;
  return `<p>What ${PRODUCT_NAME} would have mailed, newest first.</p>\n${content}${textList(texts)}`;
}

function textList(texts: readonly MailboxText[]): string {
  if (texts.length === 0) return '';
  const items = texts.map(
    (message) => `<li>${about(message)}\n<pre>${escapeMarkup(message.text ?? '')}</pre></li>`,
  );
  return `\n<h2>Text messages</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** Content of the page of one message: its HTML in a frame, and its text. */
export function mailContent(message: MailboxMessage): string {
  return `<p><a href="${mailboxPaths.list}">Mailbox</a></p>
${about(message)}
<iframe title="The letter" sandbox="allow-top-navigation-by-user-activation" src="${mailboxPaths.html(message.id)}"></iframe>
<h2>As text</h2>
<pre>${escapeMarkup(message.text ?? '')}</pre>`;
}

/** Links open in the window instead of the frame. */
export function framedMessage({ html }: MailboxMessage): string {
  return (html ?? '').replace('<head>', '<head><base target="_top">');
}

function about({ to, at }: Pick<MailboxMessage, 'to' | 'at'>): string {
  const time = at.toISOString();
  return `<p>To ${escapeMarkup(to)}, <time datetime="${time}">${time}</time></p>`;
}
