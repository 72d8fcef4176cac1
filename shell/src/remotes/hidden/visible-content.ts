/** Opacity below which no one can read anything. */
const MIN_OPACITY = 0.1;
/** Blur in pixels above which no text can be read. */
const MAX_BLUR_PX = 16;
/** Longest animation that may keep content invisible, in milliseconds. */
const MAX_ANIMATION_MS = 10_000;
/** Elements for screen readers only are one pixel wide and high. */
const SCREEN_READER_PX = 2;

const REPLACED = ['img', 'svg', 'canvas', 'video', 'iframe', 'input', 'button', 'select', 'textarea'];
/** Parts of a page that show nothing, whatever their style, and the inside of pictures. */
const WITHOUT_CONTENT =
  'script, style, template, noscript, option, [type="hidden"], [hidden], [hidden] *, details:not([open]) > :not(summary) *, svg *';
const PLACEHOLDER = '[aria-hidden="true"], [aria-busy="true"]';
const SHAPES = 'path, circle, ellipse, rect, line, polyline, polygon, text, use, image';

/** Something that a visitor should see: a text, picture or control. */
interface Content {
  readonly element: Element;
  readonly box: DOMRect;
}

/** Yields what an element contains, in document order, except for text that is meant for screen readers only. */
export function* contentOf(root: Element): Generator<Content, void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.matches(WITHOUT_CONTENT)) continue;
    if (node instanceof Text) {
      if (node.data.trim() === '' || isForScreenReaders(element, root)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      yield { element, box: range.getBoundingClientRect() };
    } else if (REPLACED.includes(element.localName)) yield { element, box: element.getBoundingClientRect() };
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
export function isDrawn({ element, box }: Content): boolean {
  if (box.width < 1 || box.height < 1) return false;
  if ('checkVisibility' in element && !element.checkVisibility()) return false;
  if (isAnimated(element)) return true;
  const style = getComputedStyle(element);
  if (style.visibility !== 'visible' || !isInked(element, style)) return false;
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at === element ? style : getComputedStyle(at);
    opacity *= own.opacity === '' ? 1 : Number(own.opacity);
    if (opacity < MIN_OPACITY || isFilteredAway(own.filter) || isMaskedAway(own)) return false;
  }
  return true;
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
      isDrawn({ element: target, box: target.getBoundingClientRect() }),
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
  if (color === 'transparent') return true;
  const [, comma, slash, percent] = ALPHA.exec(color) ?? [];
  const alpha = Number(comma ?? slash ?? 1) / (percent ? 100 : 1);
  return alpha < MIN_OPACITY;
}

const FILTER = /(opacity|brightness|contrast|blur)\(([\d.]+)/g;

function isFilteredAway(filter: string): boolean {
  return [...(filter || '').matchAll(FILTER)].some(([, name, amount]) =>
    name === 'blur' ? Number(amount) > MAX_BLUR_PX : Number(amount) < MIN_OPACITY,
  );
}

const COLORS = /(?:rgba?|hsla?|color)\([^()]*\)|transparent/g;

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

/** True if an element belongs to a dialog in which the visitor sees something, or is the backdrop of one. */
export function isOfDialog(hit: Element): boolean {
  const dialog = hit.closest(DIALOG) ?? hit.closest('body > *, main > *')?.querySelector(DIALOG);
  return dialog !== undefined && dialog !== null && hasDrawn(dialog);
}

export function hasDrawn(element: Element): boolean {
  for (const content of contentOf(element)) if (isDrawn(content) && isReachable(content.box)) return true;
  return false;
}
