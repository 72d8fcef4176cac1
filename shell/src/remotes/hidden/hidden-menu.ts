import { isAllPaintedOver, paintedCovers, type PaintedCover } from './painted-covers.ts';
import { contentOf, hitAt, inWindow, isDrawn, isOfDialog, isReachable } from './visible-content.ts';

const MENU = '#root > header';
/** Buttons that open the folded menu, and links of the menu. */
const CONTROLS = 'button[aria-controls], nav a';
/** The shell's own notices and dialogs. */
const NOTICES = '#root > :not(header, main)';

/**
 * True if the visitor cannot reach the shell's menu: it is missing, invisible, out of reach or covered.
 * @param findCovers returns the covers of the document; called if the menu has something to tap
 */
export function isMenuHidden(findCovers: () => readonly PaintedCover[] = paintedCovers): boolean {
  if (document.fullscreenElement || matchMedia('print').matches) return false;
  const header = document.querySelector(MENU);
  // Sticky bars may cover it after scrolling.
  if (header && scrollY > 0 && header.getBoundingClientRect().top < 0) return false;
  const free = [...document.querySelectorAll(`${MENU} :is(${CONTROLS})`)].filter(canTap);
  const places = free.map((element) => ({ element, box: inWindow(element.getBoundingClientRect()) }));
  const open = places.flatMap(({ element, box }) => (box ? [{ element, box }] : []));
  if (free.length === 0) return true;
  return open.length > 0 && isAllPaintedOver(open, findCovers(), isOfDialog);
}

/** True if something of a control can be seen and tapped, or is scrolled out of sight, where its state is unknown. */
function canTap(control: Element): boolean {
  const box = control.getBoundingClientRect();
  if (!isReachable(box) || ![...contentOf(control)].some(isDrawn)) return false;
  const place = inWindow(box);
  const hit = place ? hitAt(place) : null;
  if (!hit || control.contains(hit)) return true;
  // Something else of the menu may cover it, such as an open list.
  return hit.closest(MENU) ? !hit.contains(control) : hit.closest(NOTICES) !== null || isOfDialog(hit);
}
