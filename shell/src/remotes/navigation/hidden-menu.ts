const MENU = '#root > header';
/** Opens the menu where it is folded, or is a link of it. */
const CONTROLS = 'button[aria-controls], nav a';
/** What may cover it: dialogs, which the visitor can close, and the shell's own notices. */
const COVERS = 'dialog, [role="dialog"], [role="alertdialog"], [popover], #root > :not(header, main)';

/** Whether the visitor has no way to the shell's menu: it is gone, invisible, out of reach, or something else covers it. */
export function isMenuHidden(): boolean {
  if (document.fullscreenElement || matchMedia('print').matches) return false;
  const header = document.querySelector(MENU);
  // Scrolled, where bars that stick to the top may cover it.
  if (header && scrollY > 0 && header.getBoundingClientRect().top < 0) return false;
  const controls = [...document.querySelectorAll(`${MENU} :is(${CONTROLS})`)].filter(isVisible);
  return controls.every((control) => isOutOfReach(control) || isCovered(control));
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const options = { opacityProperty: true, visibilityProperty: true };
  return width > 0 && height > 0 && (!('checkVisibility' in element) || element.checkVisibility(options));
}

/** Where no scrolling leads. */
function isOutOfReach(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  return bottom + scrollY <= 0 || right + scrollX <= 0;
}

/** False where it is scrolled out of sight, where nothing is known. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && !hit.closest(MENU) && !hit.closest(COVERS);
}
