import { words } from '../../platform/translations/words.ts';
import { OFFERED_LANGUAGES, SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { escapeMarkup } from '../../platform/http/escaping.ts';
import type { MessagePart } from './message.ts';

const TEXTS = words('server.mail.html', { copyLink: 'Or copy this link into your browser:' });

// Many mail programs drop style elements, so the light theme is inline.
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #0f1713 !important; }
  .card { background: #17221c !important; border-color: #2e3d35 !important; }
  .ink { color: #f2ece0 !important; }
  .muted { color: #b3bfb6 !important; }
  .code { background: #1f2c25 !important; color: #f2ece0 !important; }
  .link { color: #63c998 !important; }
  .button { background: #63c998 !important; color: #06281a !important; }
}`;
const STYLE = {
  page: 'margin:0;padding:16px 8px;background:#faf5eb;',
  card: 'max-width:520px;margin:0 auto;padding:24px 20px;background:#fffdf8;border:1px solid #ddd2bd;border-radius:12px;font-family:Inter,Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;',
  brand: 'margin:0 0 20px;font-size:18px;font-weight:700;color:#0b5a3c;',
  paragraph: 'margin:0 0 16px;color:#1c2a23;',
  small: 'margin:24px 0 0;font-size:14px;color:#53605a;',
  code: 'margin:0 0 16px;padding:12px;border-radius:8px;background:#f1e9da;color:#1c2a23;font-family:monospace;font-size:32px;font-weight:700;letter-spacing:6px;text-align:center;',
  button:
    'display:block;margin:0 0 12px;padding:14px 20px;border-radius:8px;background:#0b5a3c;color:#ffffff;font-size:18px;font-weight:700;text-align:center;text-decoration:none;',
  address: 'margin:0 0 20px;font-size:14px;color:#53605a;overflow-wrap:anywhere;word-break:break-word;',
  link: 'color:#0b5a3c;',
} as const;

/** One column for small screens, in a light and a dark theme. */
export function renderHtml(subject: string, parts: readonly MessagePart[], language: Language): string {
  const { copyLink } = TEXTS(language);
  return `<!doctype html>
<html lang="${tagOf(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${escapeMarkup(subject)}</title>
    <style>${DARK}</style>
  </head>
  <body class="page" style="${STYLE.page}">
    <div class="card" style="${STYLE.card}">
      <p class="link" style="${STYLE.brand}">${PRODUCT_NAME}</p>
      ${parts.map((part) => renderPart(part, copyLink)).join('\n      ')}
    </div>
  </body>
</html>
`;
}

/** Messages in a language that is not offered yet are mostly in English. */
function tagOf(language: Language): string {
  return language !== SOURCE_LANGUAGE && OFFERED_LANGUAGES.includes(language) ? language : 'en-NG';
}

function renderPart(part: MessagePart, copyLink: string): string {
  if ('paragraph' in part)
    return `<p class="ink" style="${STYLE.paragraph}">${escapeMarkup(part.paragraph)}</p>`;
  if ('small' in part) return `<p class="muted" style="${STYLE.small}">${renderSmall(part)}</p>`;
  if ('code' in part) return `<p class="code" style="${STYLE.code}">${escapeMarkup(part.code)}</p>`;
  const link = escapeMarkup(part.link);
  return [
    `<a class="button" style="${STYLE.button}" href="${link}">${escapeMarkup(part.button)}</a>`,
    `<p class="muted" style="${STYLE.address}">${escapeMarkup(copyLink)}<br>` +
      `<a class="link" style="${STYLE.link}" href="${link}">${link}</a></p>`,
  ].join('\n      ');
}

function renderSmall(part: Extract<MessagePart, { small: string }>): string {
  const text = escapeMarkup(part.small);
  return 'link' in part
    ? `<a class="link" style="${STYLE.link}" href="${escapeMarkup(part.link)}">${text}</a>`
    : text;
}
