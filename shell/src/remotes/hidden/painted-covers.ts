import { alphaOf, COLORS, type Content, isFilteredAway } from './visible-content.ts';

/** Alpha above which nothing behind a colour can be made out. */
const MIN_ALPHA = 0.9;
/** Sizes of a gradient that leave nothing of its element free. */
const FULL_SIZES = ['auto', 'cover', '100%'];
const SHELL = '#root > :not(main)';
/** Elements whose pseudo-elements are checked. */
const WITH_PSEUDO_ELEMENTS = 'html, body, body > *, main, main > *, main > * > *';

/** An element that lets taps through, so that hit tests miss it, but hides what is behind it. */
export interface PaintedCover {
  readonly element: Element;
  /** True if a pseudo-element of it is the cover, which then also hides what is in the element. */
  readonly isPseudo: boolean;
}

/** Returns the covers of the document. Their places are not checked. */
export function paintedCovers(): PaintedCover[] {
  const covers = [...document.querySelectorAll('html > :not(head, body), body *')]
    .filter((element) => hides(getComputedStyle(element)) && !element.closest(SHELL) && !isFaint(element))
    .map((element) => ({ element, isPseudo: false }));
  const pseudo = [...document.querySelectorAll(WITH_PSEUDO_ELEMENTS)]
    .filter((element) => ['::before', '::after'].some((name) => hides(getComputedStyle(element, name))))
    .map((element) => ({ element, isPseudo: true }));
  return [...covers, ...pseudo];
}

function hides(style: CSSStyleDeclaration): boolean {
  if (style.pointerEvents !== 'none' || style.visibility !== 'visible' || style.position === 'static')
    return false;
  if (style.content === 'none' || Number(style.opacity) < MIN_ALPHA || isBlended(style)) return false;
  if (alphaOf(style.backgroundColor) > MIN_ALPHA) return true;
  const colors = fillsBox(style) && style.backgroundImage.match(COLORS);
  if (colors && colors.every((color) => alphaOf(color) > MIN_ALPHA)) return true;
  return isFilteredAway(style.getPropertyValue('backdrop-filter'));
}

/** True if what is behind may show through. */
function isBlended(style: CSSStyleDeclaration): boolean {
  const [blend, mask] = [style.mixBlendMode, style.getPropertyValue('-webkit-mask-image')];
  return (blend || 'normal') !== 'normal' || (mask || 'none') !== 'none';
}

/** True for gradients as large as their element. A picture in a `url()` may have holes. */
function fillsBox({ backgroundImage, backgroundSize }: CSSStyleDeclaration): boolean {
  const sizes = backgroundSize.split(/[ ,]+/);
  return !backgroundImage.includes('url(') && sizes.every((size) => FULL_SIZES.includes(size));
}

function isFaint(element: Element): boolean {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity < MIN_ALPHA;
}

/** True if a cover may be over the middle of a place. The place of a pseudo-element is not known. */
export function mayCover({ element, isPseudo }: PaintedCover, place: DOMRect): boolean {
  if (isPseudo) return true;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/**
 * True if covers hide the middle of each of these contents, which are in the window.
 * @param isHarmless whether a cover shows the visitor something that may be there
 */
export function isAllPaintedOver(
  contents: readonly Content[],
  covers: readonly PaintedCover[],
  isHarmless: (cover: Element) => boolean,
): boolean {
  // Hit tests need other styles, so that the browser computes those of the page again.
  if (!contents.every(({ box }) => covers.some((cover) => mayCover(cover, box)))) return false;
  const restore = makeTappable(covers);
  try {
    return contents.every((content) => {
      const cover = coverOf(content, covers);
      return cover && (cover.isPseudo || !isHarmless(cover.element));
    });
  } finally {
    restore();
  }
}

function coverOf({ element, box }: Content, covers: readonly PaintedCover[]): PaintedCover | undefined {
  for (const hit of document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)) {
    const cover = covers.find((one) => one.element === hit && (one.isPseudo || !hit.contains(element)));
    if (cover || element.contains(hit)) return cover;
  }
  return undefined;
}

/** Lets hit tests find the covers. @returns restores their style */
function makeTappable(covers: readonly PaintedCover[]): () => void {
  const property = 'pointer-events';
  const styles = covers.filter(({ isPseudo }) => !isPseudo).map(({ element }) => styleOf(element));
  const before = styles.map((style) => [
    style.getPropertyValue(property),
    style.getPropertyPriority(property),
  ]);
  for (const style of styles) style.setProperty(property, 'auto', 'important');
  // Older WebKit has no adopted sheets.
  const { adoptedStyleSheets } = document as Partial<Document>;
  const sheets = adoptedStyleSheets && [...adoptedStyleSheets];
  if (sheets && covers.some(({ isPseudo }) => isPseudo)) {
    const sheet = new CSSStyleSheet();
    // Important declarations of a layer precede those of no layer.
    sheet.replaceSync('@layer { ::before, ::after { pointer-events: auto !important } }');
    document.adoptedStyleSheets = [...sheets, sheet];
  }
  return () => {
    styles.forEach((style, index) => {
      const [value = '', priority] = before[index] ?? [];
      style.setProperty(property, value, priority);
    });
    if (sheets) document.adoptedStyleSheets = sheets;
  };
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element as HTMLElement | SVGElement).style;
}
