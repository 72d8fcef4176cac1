import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { escapeMarkup } from '../../../platform/http/escaping.ts';
import type { MailboxMessage, MailboxText } from './repository.ts';

const list = '/dev/mailbox';
export const mailboxPaths = {
  list,
  json: `${list}.json`,
  style: `${list}.css`,
  message: (id: string) => `${list}/${id}`,
  html: (id: string) => `${list}/${id}/html`,
} as const;

/** The content security policy of these pages forbids inline styles */
export const STYLE_SHEET = `:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
li { border-top: 1px solid; }
li a { display: block; min-height: 44px; padding: 0.5rem 0; box-sizing: border-box; }
iframe { width: 100%; height: 75vh; border: 1px solid; box-sizing: border-box; }
pre { white-space: pre-wrap; }
`;

export function listPage(messages: readonly MailboxMessage[], texts: readonly MailboxText[]): string {
  const items = messages.map(
    (message) => `<li><a href="${mailboxPaths.message(message.id)}">${escapeMarkup(message.subject)}</a>
${about(message)}</li>`,
  );
  const content = items.length === 0 ? '<p>No mail was sent yet.</p>' : `<ul>\n${items.join('\n')}\n</ul>`;
  return page(
    'Mailbox',
    `<p>What ${PRODUCT_NAME} would have mailed, newest first.</p>\n${content}${textList(texts)}`,
  );
}

function textList(texts: readonly MailboxText[]): string {
  if (texts.length === 0) return '';
  const items = texts.map(
    (message) => `<li>${about(message)}\n<pre>${escapeMarkup(message.text ?? '')}</pre></li>`,
  );
  return `\n<h2>Text messages</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** Page of one message: its HTML in a frame, and its text. */
export function messagePage(message: MailboxMessage): string {
  return page(
    message.subject,
    `<p><a href="${mailboxPaths.list}">Mailbox</a></p>
${about(message)}
<iframe title="The letter" sandbox="allow-top-navigation-by-user-activation" src="${mailboxPaths.html(message.id)}"></iframe>
<h2>As text</h2>
<pre>${escapeMarkup(message.text ?? '')}</pre>`,
  );
}

/** Links open in the window instead of the frame. */
export function framedMessage({ html }: MailboxMessage): string {
  return (html ?? '').replace('<head>', '<head><base target="_top">');
}

function about({ to, at }: Pick<MailboxMessage, 'to' | 'at'>): string {
  const time = at.toISOString();
  return `<p>To ${escapeMarkup(to)}, <time datetime="${time}">${time}</time></p>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="${mailboxPaths.style}">
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
