import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from '@naija/runtime/server';
import { GlobalStyle } from '@naija/ui';

/** A `<style>` element. */
export interface PageStyle {
  /** With a leading space, as ` data-styled="true"`; empty without any. */
  readonly attributes: string;
  readonly text: string;
}

const MARKER = 'data-styled.g';
const SEPARATOR = '/*!sc*/';

let written: PageStyle | undefined;

/**
 * The global style, in an element that styled-components does not take for its own: that would replace it when the page is
 * hydrated, and all text would be laid out again.
 */
export function globalStyle(): PageStyle {
  if (written) return written;
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  const rules = splitStyle(sheet.getStyleTags()).text.split(SEPARATOR);
  const text = rules.filter((rule) => !rule.trimStart().startsWith(MARKER)).join('');
  return (written = { attributes: '', text });
}

/** Takes `<style …>…</style>` apart. */
export function splitStyle(tag: string): PageStyle {
  const open = tag.indexOf('>');
  if (open < 0) return { attributes: '', text: '' };
  return {
    attributes: tag.slice('<style'.length, open),
    text: tag.slice(open + 1, tag.lastIndexOf('</style>')),
  };
}
