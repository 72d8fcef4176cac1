import { checkHead, checkMarkup } from '@naija/contracts/remote/rendered-markup';
import type { RendererLimits } from '../limits.ts';
import type { RenderOutput, StyleElement } from '../rendered-content.ts';

const STYLES_MAX = 20;
const HEAD_MAX = 20_000;
/** Escaped characters take six each */
const TITLE_MAX = 5_000;
const STYLE_END = /<\/style/i;
const STYLE_ATTRIBUTES = /^(?: (?:data-[a-z-]+|media)="[^"<>&]*")*$/;

/**
 * Checks the output of a release before the server writes it into a page. The state stays text.
 * @throws Error that names the problem
 */
export function readOutput(value: object, max: Pick<RendererLimits, 'html' | 'state'>): RenderOutput {
  const { html, head, title, styles, state } = value as Partial<Record<keyof RenderOutput, unknown>>;
  if (typeof html !== 'string' || typeof head !== 'string') throw new Error('the HTML is not text');
  if (html.length > max.html || head.length > HEAD_MAX) throw new Error('the HTML is too long');
  if (typeof state !== 'string') throw new Error('the state is not text');
  if (state.length > max.state) throw new Error('the state is too long');
  if (typeof title !== 'string' || title.includes('<')) throw new Error('the title is not plain text');
  if (title.length > TITLE_MAX) throw new Error('the title is too long');
  if (!Array.isArray(styles) || styles.length > STYLES_MAX) throw new Error('the styles are not a list');
  checkMarkup(html);
  checkHead(head);
  return { html, head, title, styles: styles.map(readStyle), state };
}

function readStyle(value: unknown): StyleElement {
  const { attributes, text } = (value ?? {}) as Partial<Record<keyof StyleElement, unknown>>;
  if (typeof attributes !== 'string' || typeof text !== 'string') throw new Error('a style is not text');
  if (!STYLE_ATTRIBUTES.test(attributes)) throw new Error('a style has a forbidden attribute');
  if (STYLE_END.test(text)) throw new Error('a style ends its element');
  return { attributes, text };
}
