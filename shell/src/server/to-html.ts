import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** Renders a tree whole, with all that it suspends for. @throws what a component has thrown */
export async function toHtml(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    // A larger boundary would be moved into its place by an inline script, which the policy refuses.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failures.push(error);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

const HOISTED = /^(?:<(?:link|meta)\s[^<>]*>|<title[^<>]*>[^<]*<\/title>)*/;
const TITLE = /<title[^<>]*>([^<]*)<\/title>/g;

/** Separates the elements that React has put in front for the head, and of these the first title, as it is in the markup. */
export function splitHead(html: string): { head: string; title: string; html: string } {
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const [first] = hoisted.matchAll(TITLE);
  return { head: hoisted.replace(TITLE, ''), title: first?.[1] ?? '', html: html.slice(hoisted.length) };
}
