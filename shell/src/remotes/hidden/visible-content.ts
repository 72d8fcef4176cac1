/** Opacity below which no one can read anything. */
const MIN_OPACITY = 0.1;
/** Blur in pixels above which no text can be read. */
const MAX_BLUR_PX = 16;
/** Height in pixels below which no text can be read. */
const MIN_HEIGHT_PX = 6;
/** Longest animation that may keep content invisible, in milliseconds. */
const MAX_ANIMATION_MS = 10_000;
/** Elements for screen readers only are one pixel wide and high. */
const SCREEN_READER_PX = 2;

const REPLACED = ['img', 'svg', 'canvas', 'video', 'iframe', 'input', 'button', 'select', 'textarea'];
/** Parts of a page that show nothing, whatever their style, and the inside of pictures. */
const WITHOUT_CONTENT =
  'script, style, template, noscript, option, [type="hidden"], [hidden], [hidden] *, details:not([open]) > :not(summary) *, svg *';
const PLACEHOLDER = '[aria-hidden="true"], [aria-busy="true"]';
/** Elements of the shell around each page. Extensions for people with low vision put filters on `html` and `body`. */
const AROUND_PAGE = '#root, main';
const SHAPES = 'path, circle, ellipse, rect, line, polyline, polygon, text, use, image';

/** Something that a visitor should see: a text, picture or control. */
export interface Content {
  readonly element: Element;
  readonly box: DOMRect;
}

/**
 * Yields what an element contains, in document order, except for text that is meant for screen readers only. Of a part that
 * is not displayed, such as a closed tab, only the first content is included.
 */
export function* contentOf(root: Element): Generator<Content, void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let node: Node | null = root;
  while (node) {
    const content = contentAt(node, root);
    const closed = content?.box.height === 0 ? notDisplayed(content.element, root) : undefined;
    if (content) yield content;
    if (closed) walker.currentNode = closed;
    node = closed ? nodeAfter(walker) : walker.nextNode();
  }
}

function contentAt(node: Node, root: Element): Content | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element || element.matches(WITHOUT_CONTENT)) return undefined;
  if (!(node instanceof Text))
    return REPLACED.includes(element.localName)
      ? { element, box: element.getBoundingClientRect() }
      : undefined;
  if (node.data.trim() === '' || isForScreenReaders(element, root)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  return { element, box: range.getBoundingClientRect() };
}

/** The outermost part of `root` that contains the element and is not displayed. */
function notDisplayed(element: Element, root: Element): Element | undefined {
  let found: Element | undefined;
  for (let at: Element | null = element; at && at !== root; at = at.parentElement)
    if (getComputedStyle(at).display === 'none') found = at;
  return found;
}

/** The next node outside the current one. */
function nodeAfter(walker: TreeWalker): Node | null {
  for (;;) {
    const next = walker.nextSibling();
    if (next) return next;
    if (!walker.parentNode()) return null;
  }
}

function isForScreenReaders(element: Element, root: Element): boolean {
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width > SCREEN_READER_PX || height > SCREEN_READER_PX || width === 0) continue;
    const { position, overflow } = getComputedStyle(at);
    if (position === 'absolute' && overflow !== 'visible') return true;
  }
  return false;
}

/** True if nothing in the styles of an element and its ancestors makes it invisible. Its place is not checked. */
export function isDrawn(content: Content): boolean {
  return content.box.height >= MIN_HEIGHT_PX && isShown(content);
}

function isShown({ element, box }: Content): boolean {
  if (box.width < 1 || box.height < 1) return false;
  if ('checkVisibility' in element && !element.checkVisibility()) return false;
  if (isAnimated(element)) return true;
  const style = getComputedStyle(element);
  if (style.visibility !== 'visible' || !isInked(element, style)) return false;
  let opacity = 1;
  let position = '';
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at === element ? style : getComputedStyle(at);
    opacity *= own.opacity === '' ? 1 : Number(own.opacity);
    if (opacity < MIN_OPACITY || isFilteredAway(own.filter) || isMaskedAway(own)) return false;
    if (at.matches(AROUND_PAGE) && hasPicturedEffect(own)) return false;
    const isInside = position !== 'fixed' && (position !== 'absolute' || own.position !== 'static');
    if (isInside && isClippedAway(box, at, own)) return false;
    if (isInside || own.position === 'fixed') position = own.position;
  }
  return true;
}

/** True if an element hides what is outside its box, and the visitor cannot scroll to this place in it. */
function isClippedAway(place: DOMRect, by: Element, style: CSSStyleDeclaration): boolean {
  const { overflow, display, position } = style;
  if (by.matches('html, body')) return false; // Their overflow is that of the window.
  if (['absolute', 'fixed'].includes(position) && isEmptyClip(style.getPropertyValue('clip'))) return true;
  if ((overflow || 'visible') === 'visible' || ['inline', 'contents'].includes(display)) return false;
  const box = by.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return true;
  if (/auto|scroll/.test(overflow)) return false;
  return (
    place.right <= box.left || place.left >= box.right || place.bottom <= box.top || place.top >= box.bottom
  );
}

function isEmptyClip(clip: string): boolean {
  const sides = /^rect\((.*)\)$/
    .exec(clip)?.[1]
    ?.split(/,\s*|\s+/)
    .map(parseFloat);
  const [top = 0, right = 1, bottom = 1, left = 0] = sides ?? [];
  return right - left < 1 || bottom - top < 1;
}

/** True for filters and masks of an SVG picture, whose effect only the browser knows. */
function hasPicturedEffect(style: CSSStyleDeclaration): boolean {
  return /\burl\(/.test((style.filter || '') + style.getPropertyValue('-webkit-mask-image'));
}

/** True while a short animation or transition runs, which may begin or end with invisible content. */
function isAnimated(element: Element): boolean {
  return runningAnimations().some(
    ({ target, endTime }) => endTime <= MAX_ANIMATION_MS && target.contains(element),
  );
}

/** True if something in an element is animated for ever, such as what turns while a page loads its data. */
export function hasSpinner(root: Element): boolean {
  return runningAnimations().some(
    ({ target, endTime }) =>
      endTime === Infinity &&
      root !== target &&
      root.contains(target) &&
      // Bars that move may be thin.
      isShown({ element: target, box: target.getBoundingClientRect() }),
  );
}

function runningAnimations(): { target: Element; endTime: number }[] {
  return document.getAnimations().flatMap(({ playState, effect }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return [];
    return [{ target: effect.target, endTime: Number(effect.getComputedTiming().endTime) }];
  });
}

/** False for a text in a transparent colour, unless a shadow or the background draws its letters or a placeholder. */
function isInked(element: Element, style: CSSStyleDeclaration): boolean {
  if (['img', 'canvas', 'video', 'iframe'].includes(element.localName)) return true;
  if (element.localName === 'svg') return [...element.querySelectorAll(SHAPES)].some(isPainted);
  const { color, webkitTextFillColor, textShadow, backgroundImage, backgroundColor } = style;
  if (!isTransparent(webkitTextFillColor || color) || (textShadow || 'none') !== 'none') return true;
  if (style.getPropertyValue('-webkit-background-clip') === 'text') return backgroundImage !== 'none';
  return (
    element.closest(PLACEHOLDER) !== null && !(backgroundImage === 'none' && isTransparent(backgroundColor))
  );
}

function isPainted(shape: Element): boolean {
  const { fill, stroke } = getComputedStyle(shape);
  return [fill, stroke].some((paint) => paint !== '' && paint !== 'none' && !isTransparent(paint));
}

const ALPHA = /^(?:rgba\((?:[^,]+,){3}\s*([\d.]+)\)|.*\/\s*([\d.]+)(%?)\))$/;

function isTransparent(color: string): boolean {
  return alphaOf(color) < MIN_OPACITY;
}

export function alphaOf(color: string): number {
  if (color === 'transparent') return 0;
  const [, comma, slash, percent] = ALPHA.exec(color) ?? [];
  return Number(comma ?? slash ?? 1) / (percent ? 100 : 1);
}

const FILTER = /(opacity|brightness|contrast|blur)\(([\d.]+)/g;

export function isFilteredAway(filter: string): boolean {
  return [...(filter || '').matchAll(FILTER)].some(([, name, amount]) =>
    name === 'blur' ? Number(amount) > MAX_BLUR_PX : Number(amount) < MIN_OPACITY,
  );
}

export const COLORS = /(?:rgba?|hsla?|color)\([^()]*\)|transparent/g;

/** True for a mask of transparent colours only. */
function isMaskedAway(style: CSSStyleDeclaration): boolean {
  // Older Chromium knows the prefixed name only.
  const colors = style.getPropertyValue('-webkit-mask-image').match(COLORS);
  return colors?.every(isTransparent) ?? false;
}

/** True if the visitor can scroll to a place. */
export function isReachable({ top, left, right, bottom }: DOMRect): boolean {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return (
    bottom + scrollY > 0 &&
    right + scrollX > 0 &&
    top + scrollY < scrollHeight &&
    left + scrollX < scrollWidth
  );
}

/** The part of a place that is in the window; undefined if it is scrolled out of sight. */
export function inWindow({ top, left, right, bottom }: DOMRect): DOMRect | undefined {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
  return width > 0 && height > 0 ? new DOMRect(x, y, width, height) : undefined;
}

/** The element that receives a tap in the middle of a place. */
export function hitAt({ x, y, width, height }: DOMRect): Element | null {
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

const DIALOG = 'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"], [popover]';

/** True if a dialog shows the visitor something. */
export function isDialogOpen(): boolean {
  return [...document.querySelectorAll(DIALOG)].some(hasDrawn);
}

/** True if an element belongs to a dialog in which the visitor sees something, or is the backdrop of one. */
export function isOfDialog(hit: Element): boolean {
  const dialog = hit.closest(DIALOG) ?? hit.closest('body > *, main > *')?.querySelector(DIALOG);
  return dialog !== undefined && dialog !== null && hasDrawn(dialog);
}

export function hasDrawn(element: Element): boolean {
  for (const content of contentOf(element)) if (isDrawn(content) && isReachable(content.box)) return true;
  return false;
}
