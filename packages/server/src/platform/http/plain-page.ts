import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { escapeMarkup } from './escaping.ts';

const STYLE = `
:root { color-scheme: light dark; --page: #faf5eb; --ink: #1c2a23; --line: #ddd2bd; --link: #0b5a3c; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0f1713; --ink: #f2ece0; --line: #2e3d35; --link: #63c998; }
}
body { max-width: 60rem; margin: 0 auto; padding: 0.5rem 1rem 2rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 Inter, Roboto, sans-serif; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid; outline-offset: 2px; border-radius: 4px; }
header a, li a { display: flex; align-items: center; gap: 0.5rem; min-height: 44px; }
header a { width: fit-content; font-size: 1.25rem; font-weight: 700; text-decoration: none; }
ul { padding: 0; list-style: none; }
li { border-top: 1px solid var(--line); padding: 0.25rem 0; }
iframe { width: 100%; height: 75vh; border: 1px solid var(--line); box-sizing: border-box; background: #fff; }
pre { white-space: pre-wrap; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Sends a page of the server itself, which needs neither the shell nor a script, and is not for search engines.
 * @param title text of the heading
 * @param content markup below the heading
 */
export function sendPlainPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('x-robots-tag', 'noindex').send(`<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} - ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">${PRODUCT_NAME}</a></header>
<main>
<h1>${escapeMarkup(title)}</h1>
${content}
</main>
</body>
</html>
`);
}
