const MENU = '#root > header';
/** Buttons that open the folded menu, and links of the menu. */
const CONTROLS = 'button[aria-controls], nav a';
/** Elements that may cover the menu: dialogs, which the visitor can close, and the shell's own notices. */
const COVERS = 'dialog, [role="dialog"], [role="alertdialog"], [popover], #root > :not(header, main)';

/** True if the visitor cannot reach the shell's menu: it is missing, invisible, out of reach or covered. */
export function isMenuHidden(): boolean {
  if (document.fullscreenElement || matchMedia('print').matches) return false;
  const header = document.querySelector(MENU);
  // Sticky bars may cover it after scrolling.
  if (header && scrollY > 0 && header.getBoundingClientRect().top < 0) return false;
  const controls = [...document.querySelectorAll(`${MENU} :is(${CONTROLS})`)].filter(isVisible);
  return controls.every((control) => isOutOfReach(control) || isCovered(control));
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const options = { opacityProperty: true, visibilityProperty: true };
  return width > 0 && height > 0 && (!('checkVisibility' in element) || element.checkVisibility(options));
}

/** True if an element is at a position that scrolling cannot reach. */
function isOutOfReach(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  return bottom + scrollY <= 0 || right + scrollX <= 0;
}

/** False if it is scrolled out of sight, because its state is then unknown. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && !hit.closest(MENU) && !hit.closest(COVERS);
}
