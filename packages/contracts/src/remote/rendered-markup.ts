/** Attributes as React writes them: in double quotes, with `<` and `>` as entities. */
const ATTRIBUTES = String.raw`(?: [^\s"'<>/=]+(?:="[^"<>]*")?)*`;
const TAG = new RegExp(String.raw`<(?:!--[^<>]*--|(/?)([a-z][\w:-]*)(${ATTRIBUTES}) ?(/?))>`, 'iy');
const HEAD = new RegExp(`^(?:<(?:link|meta)${ATTRIBUTES} ?/?>)*$`, 'i');
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** SVG elements that may be self-closing. Even if a browser leaves one open, it does not absorb the rest of the page. */
const SHAPES = new Set('circle ellipse line path polygon polyline rect stop use'.split(' '));
/** Elements that run or load something, or change what the rest of the page means. */
const FORBIDDEN = new Set(
  'base body embed frame frameset head html iframe object plaintext script'.split(' '),
);
const REFRESH = / http-equiv/i;
const STYLE_ELEMENT = /<style[^<>]*>([^<]*)<\/style>/gi;
const STYLE_ATTRIBUTE = / style="([^"<>]*)"/gi;
/** Limit of different inline styles, because the Content-Security-Policy header has a hash of each, of 53 bytes. */
const MAX_INLINE_STYLES = 40;
/** Entities that React and the server write. */
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};

/** Names by which the page finds the data from the server; entities could spell them. */
const RESERVED = / (?:id|name)="(?:naija-|root"|[^"]*&)/i;

/**
 * Checks that markup is complete. An unclosed comment or element would absorb the rest of the page, with the script
 * that starts the page, so that browsers could not detect and report the faulty release.
 * @throws Error that names what is wrong
 */
export function checkMarkup(markup: string): void {
  const tag = new RegExp(TAG);
  const open: string[] = [];
  for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = at;
    const found = tag.exec(markup);
    if (!found)
      throw new Error(`the HTML is not in the form that React writes: ${markup.slice(at, at + 30)}`);
    const [, slash, element, attributes = '', end] = found;
    if (element === undefined) continue;
    const name = element.toLowerCase();
    if (slash) {
      if (open.pop() !== name) throw new Error(`the HTML ends an element that is not open: ${found[0]}`);
      continue;
    }
    if (FORBIDDEN.has(name) || REFRESH.test(attributes))
      throw new Error('the HTML has an element that a page cannot have');
    if (RESERVED.test(attributes)) throw new Error(`the HTML has a name of the page: ${found[0]}`);
    if (!VOID.has(name) && !(end && SHAPES.has(name))) open.push(name);
  }
  if (open.length > 0) throw new Error(`the HTML has an open element: ${String(open.at(-1))}`);
  const { elements, attributes } = inlineStyles(markup);
  if (elements.length + attributes.length > MAX_INLINE_STYLES)
    throw new Error(
      `the HTML has more than ${String(MAX_INLINE_STYLES)} different inline styles; use classes, or make the page clientOnly`,
    );
}

/** Different texts of style elements, and values of style attributes. */
export function inlineStyles(markup: string): { elements: string[]; attributes: string[] } {
  const textsOf = (pattern: RegExp) => [
    ...new Set([...markup.matchAll(pattern)].flatMap(([, text]) => text ?? [])),
  ];
  return {
    elements: textsOf(STYLE_ELEMENT),
    attributes: textsOf(STYLE_ATTRIBUTE).map(unescapeMarkup),
  };
}

/** Text of escaped markup. Other entities than those of `<`, `>`, `&` and quotation marks stay. */
export function unescapeMarkup(markup: string): string {
  return markup.replace(/&(#?\w{2,4});/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** @throws Error that names what is wrong */
export function checkHead(markup: string): void {
  if (!HEAD.test(markup)) throw new Error('the head has an element that is not for it');
  checkMarkup(markup);
}
