import { renderToStaticMarkup, renderToReadableStream } from 'react-dom/server';
import { ServerStyleSheet } from '@naija/runtime/server';
import { GlobalStyle } from '@naija/ui';
import type { ReactNode } from 'react';

/** Renders a tree completely, including everything that it suspends for. @throws the first error of a component */
export async function toHtml(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    // React would move a larger boundary with an inline script, which the policy refuses.
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

/** Separates the elements that React puts in front for the head, and takes the first title out of them, as markup. */
export function splitHead(html: string): { head: string; title: string; html: string } {
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const [first] = hoisted.matchAll(TITLE);
  return { head: hoisted.replace(TITLE, ''), title: first?.[1] ?? '', html: html.slice(hoisted.length) };
}

export interface PageStyle {
  /** With a leading space, such as ` data-styled="true"`; empty without attributes. */
  readonly attributes: string;
  readonly text: string;
}

const MARKER = 'data-styled.g';
const SEPARATOR = '/*!sc*/';

let written: PageStyle | undefined;

/**
 * The global style, in an element that styled-components does not recognise as its own. It would replace such an
 * element during hydration, and all text would be laid out again.
 */
export function globalStyle(): PageStyle {
  if (written) return written;
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  const rules = splitStyle(sheet.getStyleTags()).text.split(SEPARATOR);
  const text = rules.filter((rule) => !rule.trimStart().startsWith(MARKER)).join('');
  return (written = { attributes: '', text });
}

export function splitStyle(tag: string): PageStyle {
  const open = tag.indexOf('>');
  if (open < 0) return { attributes: '', text: '' };
  return {
    attributes: tag.slice('<style'.length, open),
    text: tag.slice(open + 1, tag.lastIndexOf('</style>')),
  };
}
