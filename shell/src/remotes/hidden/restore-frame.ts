import { propsOf } from '../tampering/watch-links.ts';
import { mayCover, paintedCovers } from './painted-covers.ts';
import { hitAt, inWindow, isDialogOpen, isOfDialog } from './visible-content.ts';

const ATTRIBUTES = ['style', 'hidden', 'inert', 'aria-hidden'];
/** Inline styles by which libraries for dialogs keep a page from being scrolled. */
const LOCKING = [
  'overflow',
  'position',
  'top',
  'width',
  'height',
  'padding-right',
  'touch-action',
  'pointer-events',
];
/** Elements of the shell whose style tells whether a sheet styles the shell. */
const MAX_COMPARED = 20;
const PSEUDO_ELEMENTS = [null, '::before', '::after'];
/** Properties that rules of the shell declare for its elements by their classes only. */
const HIDING = [
  ...['display', 'visibility', 'opacity', 'content-visibility', 'clip-path', 'filter', 'mask-image'],
  ...['position', 'transform', 'translate', 'scale', 'rotate', 'width', 'height', 'pointer-events'],
];
const OUTSIDE = 'body > :not(#root), html > :not(head, body)';
/** Elements that may cover the menu at once. */
const MAX_COVERS = 10;

/**
 * Must be called while the shell's elements are in their places.
 * @returns restores their places, style and visibility. It returns true if the document was replaced, so that rules of its
 * styles, and listeners, may be lost
 */
export function frameRestorer(): () => boolean {
  const { documentElement: html, head, body } = document;
  const root = document.getElementById('root');
  const header = root?.querySelector(':scope > header');
  return () => {
    if (!root) return false;
    const isTorn = !html.isConnected || !head.isConnected;
    if (!html.isConnected) document.replaceChildren(html);
    if (!head.isConnected) html.prepend(head);
    if (!body.isConnected) {
      html.querySelector(':scope > body')?.remove();
      html.append(body);
    }
    const main = root.querySelector(':scope > main');
    if (!root.isConnected) document.body.prepend(root);
    if (header && header.parentNode !== root) root.insertBefore(header, main);
    const frame = [document.documentElement, document.body, root, main, header];
    const elements = [...frame, ...(header?.querySelectorAll('*') ?? [])].filter(
      (one) => one instanceof Element,
    );
    elements.forEach(removeAttributes);
    // An element without a class shows what sheets do to anything in the page.
    const probe = document.createElement('p');
    main?.append(probe);
    disableForeignSheets([probe, ...elements.slice(0, MAX_COMPARED)]);
    probe.remove();
    if (header) removeCovers(header);
    return isTorn;
  };
}

/** Lets the visitor scroll and use the page again, if a release that was left has kept them from it, as for a dialog. */
export function unlockPage(): void {
  // The lock may be that of a dialog with which the next page begins.
  if (isDialogOpen()) return;
  const root = document.getElementById('root');
  for (const element of [document.documentElement, document.body, root]) {
    for (const name of LOCKING) element?.style.removeProperty(name);
    for (const name of ['inert', 'aria-hidden']) element?.removeAttribute(name);
  }
}

/** Removes attributes that React did not set. */
function removeAttributes(element: Element): void {
  const props = propsOf(element) ?? {};
  for (const name of ATTRIBUTES) if (!(name in props)) element.removeAttribute(name);
}

/** Disables each sheet that changes how the elements look. Sheets of one page only are left alone. */
function disableForeignSheets(elements: readonly Element[]): void {
  const sheets = [...document.styleSheets];
  for (const sheet of sheets) if (isShared(sheet)) emptyRules(sheet.cssRules, elements);
  // Older WebKit has no adopted sheets.
  const { adoptedStyleSheets = [] } = document as Partial<Document>;
  const suspects = [...sheets.filter((sheet) => !isShared(sheet)), ...adoptedStyleSheets].filter(
    ({ disabled }) => !disabled,
  );
  const setDisabled = (sheet: CSSStyleSheet, isDisabled: boolean) => {
    sheet.disabled = isDisabled;
  };
  for (const sheet of suspects) setDisabled(sheet, true);
  const before = styleOf(elements);
  for (const sheet of suspects) {
    setDisabled(sheet, false);
    if (styleOf(elements) !== before) setDisabled(sheet, true);
  }
}

/** True for the server's inline styles, as the policy allows no others, and for that of styled-components. */
function isShared({ ownerNode }: CSSStyleSheet): boolean {
  return (
    ownerNode instanceof HTMLStyleElement &&
    (ownerNode.textContent.trim() !== '' || ownerNode.hasAttribute('data-styled'))
  );
}

function styleOf(elements: readonly Element[]): string {
  return elements
    .flatMap((element) => PSEUDO_ELEMENTS.map((pseudo) => getComputedStyle(element, pseudo)))
    .map((style) => [...style].map((name) => style.getPropertyValue(name)).join())
    .join();
}

/**
 * Empties rules that hide one of the elements, but do not name a class of it. They stay in their places, because
 * styled-components finds its rules by index.
 */
function emptyRules(rules: CSSRuleList, elements: readonly Element[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue;
    if (rule instanceof CSSGroupingRule && !isGuard(rule)) emptyRules(rule.cssRules, elements);
    else if (rule instanceof CSSStyleRule && doesHide(rule) && elements.some((one) => isForeign(rule, one)))
      rule.style.cssText = '';
  }
}

/** The layer in which the shell keeps its own parts visible. */
function isGuard(rule: CSSRule): boolean {
  return 'name' in rule && rule.name === 'shell';
}

function doesHide({ style }: CSSStyleRule): boolean {
  return HIDING.some((name) => style.getPropertyValue(name) !== '');
}

function isForeign({ selectorText }: CSSStyleRule, element: Element): boolean {
  // A selector with a pseudo-element matches no element.
  const selector = selectorText.replaceAll(/::(?:before|after)/g, ':not(none)');
  return element.matches(selector) && ![...element.classList].some((name) => selector.includes(`.${name}`));
}

/** Removes elements outside the root that cover the header or the page. Those of the page go with the page. */
function removeCovers(header: Element): void {
  const places = [header, header.nextElementSibling].flatMap(
    (element) => (element && inWindow(element.getBoundingClientRect())) ?? [],
  );
  for (const cover of paintedCovers())
    if (!isOfDialog(cover.element) && places.some((place) => mayCover(cover, place)))
      cover.element.closest(OUTSIDE)?.remove();
  for (let count = 0; count < MAX_COVERS; count += 1) {
    const place = inWindow(header.getBoundingClientRect());
    const hit = place ? hitAt(place) : null;
    const cover = hit?.closest(OUTSIDE);
    if (!hit || !cover || isOfDialog(hit)) return;
    cover.remove();
  }
}
