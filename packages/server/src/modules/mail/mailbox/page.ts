import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { escapeMarkup } from '../../../platform/http/markup-text.ts';
import { mailboxPaths } from './paths.ts';
import type { MailboxLetter } from './repository.ts';

/** The style sheet of these pages; their policy allows none inside. */
export const STYLE_SHEET = `:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
li { border-top: 1px solid; }
li a { display: block; min-height: 44px; padding: 0.5rem 0; box-sizing: border-box; }
iframe { width: 100%; height: 75vh; border: 1px solid; box-sizing: border-box; }
pre { white-space: pre-wrap; }
`;

/** All letters, each leading to its own page. */
export function listPage(letters: readonly MailboxLetter[]): string {
  const items = letters.map(
    (letter) => `<li><a href="${mailboxPaths.letter(letter.id)}">${escapeMarkup(letter.subject)}</a>
${about(letter)}</li>`,
  );
  const list = items.length === 0 ? '<p>No mail was sent yet.</p>' : `<ul>\n${items.join('\n')}\n</ul>`;
  return page('Mailbox', `<p>What ${PRODUCT_NAME} would have mailed, newest first.</p>\n${list}`);
}

/** One letter: as programs show it, and its text. */
export function letterPage(letter: MailboxLetter): string {
  return page(
    letter.subject,
    `<p><a href="${mailboxPaths.list}">Mailbox</a></p>
${about(letter)}
<iframe title="The letter" sandbox="allow-top-navigation-by-user-activation" src="${mailboxPaths.html(letter.id)}"></iframe>
<h2>As text</h2>
<pre>${escapeMarkup(letter.text ?? '')}</pre>`,
  );
}

/** The letter alone. Its links open in the window, not in the frame. */
export function framedLetter({ html }: MailboxLetter): string {
  return (html ?? '').replace('<head>', '<head><base target="_top">');
}

function about({ to, at }: MailboxLetter): string {
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
