import type { RenderOutput, StyleElement } from '../rendered-content.ts';

const STYLES_MAX = 20;
const HEAD_MAX = 20_000;
/** Deeper values exhaust the stack of whoever writes them as JSON. */
const DEPTH_MAX = 64;
/** Elements that run or load something, or change what the rest of the page means. */
const ACTIVE_ELEMENT = /<(?:script|base|iframe|object|embed|plaintext)[\s/>]/i;
const REFRESH = /<meta[^<>]*http-equiv/i;
const OUTSIDE_HEAD = /<\/?(?:head|body|html|style|title|noscript)[\s/>]/i;
const STYLE_END = /<\/style/i;
const STYLE_ATTRIBUTES = /^(?: (?:data-[a-z-]+|media)="[^"<>&]*")*$/;

/**
 * Checks what a release has rendered before the server writes it into a page.
 * @throws Error that names what is wrong
 */
export function readOutput(value: object, htmlMax: number): RenderOutput {
  const { html, head, styles, state = null } = value as Partial<Record<keyof RenderOutput, unknown>>;
  if (typeof html !== 'string' || typeof head !== 'string') throw new Error('the HTML is no text');
  if (html.length > htmlMax || head.length > HEAD_MAX) throw new Error('the HTML is too long');
  if ([html, head].some((markup) => ACTIVE_ELEMENT.test(markup) || REFRESH.test(markup)))
    throw new Error('the HTML has an element that a page cannot have');
  if (OUTSIDE_HEAD.test(head)) throw new Error('the head has an element that is not for it');
  if (!Array.isArray(styles) || styles.length > STYLES_MAX) throw new Error('the styles are no list');
  if (!isShallow(state, DEPTH_MAX)) throw new Error('the state is too deep');
  return { html, head, styles: styles.map(readStyle), state };
}

function readStyle(value: unknown): StyleElement {
  const { attributes, text } = (value ?? {}) as Partial<Record<keyof StyleElement, unknown>>;
  if (typeof attributes !== 'string' || typeof text !== 'string') throw new Error('a style is no text');
  if (!STYLE_ATTRIBUTES.test(attributes)) throw new Error('a style has an attribute that is not for it');
  if (STYLE_END.test(text)) throw new Error('a style ends its element');
  return { attributes, text };
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
