import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '../http/http-error.ts';
import { escapeMarkup } from '../http/markup-text.ts';
import { describeError } from './error-answer.ts';
import { BARE_HEADERS } from './security.ts';

/** Ends a request before its route: with a page for whoever asks for pages, as an error of a call for all others. */
export function refuse(request: FastifyRequest, reply: FastifyReply, error: HttpError): void {
  const { status, body } = describeError(error);
  const asPage = request.headers.accept?.includes('text/html') ?? false;
  reply.code(status).headers({ ...BARE_HEADERS, 'cache-control': 'no-store', vary: 'accept' });
  if (asPage) reply.type('text/html; charset=utf-8').send(page(body.message));
  else reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function page(message: string): string {
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${PRODUCT_NAME}</title>
</head>
<body>
<main>
<h1>${escapeMarkup(message)}</h1>
<p><a href="/">${PRODUCT_NAME}: home</a></p>
</main>
</body>
</html>
`;
}
