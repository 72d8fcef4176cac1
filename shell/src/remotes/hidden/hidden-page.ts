import { isLoading } from '../../loading/pending-loads.ts';
import { isAllPaintedOver, mayCover, paintedCovers, type PaintedCover } from './painted-covers.ts';
import {
  type Content,
  contentOf,
  hasDrawn,
  hasSpinner,
  hitAt,
  inWindow,
  isDrawn,
  isOfDialog,
  isReachable,
} from './visible-content.ts';

/** Elements that contain everything: a tap that reaches them has missed its aim. */
const FRAME = 'html, body, #root, main';
/** Controls that may lie over a whole card or picture. */
const CONTROLS = 'a[href], button, label, input, select, textarea, summary, [role="button"], [role="link"]';
/** Pictures beside the root, which may be transparent, are no content of the page. */
const PICTURES = 'img, svg, canvas, video, iframe';
const SHELL = '#root > :not(main)';
/** A page that hides this much hides the rest as well. */
const MAX_CONTENTS = 1_000;

/**
 * True if the page has content of which the visitor can see nothing, or tap nothing that is in the window. False while
 * the page loads, and for an empty page.
 * @param findCovers returns the covers of the document; called if the page has something to tap
 */
export function isPageHidden(findCovers: () => readonly PaintedCover[] = paintedCovers): boolean {
  if (document.fullscreenElement || matchMedia('print').matches) return false;
  if (isLoading('code') || isLoading('data')) return false;
  const main = document.querySelector('#root > main');
  if (!main || !document.querySelector('head')) return true;
  let count = 0;
  let isSeen = false;
  let isOutOfReach = false;
  const open: Content[] = [];
  for (const part of [main, ...outsideRoot()])
    for (const content of contentOf(part)) {
      if (part !== main && content.element.matches(PICTURES)) continue;
      count += 1;
      if (count > MAX_CONTENTS) break;
      if (!isReachable(content.box) || !isDrawn(content)) continue;
      isSeen = true;
      const place = inWindow(content.box);
      if (!place) continue;
      if (isCovered(content.element, hitAt(place))) isOutOfReach = true;
      else {
        if (!findCovers().some((cover) => mayCover(cover, place))) return false;
        open.push({ ...content, box: place });
      }
    }
  if (open.length > 0) return isAllPaintedOver(open, findCovers(), hasDrawn);
  return count > 0 && (isOutOfReach || !isSeen) && !hasSpinner(main);
}

/** Elements beside those of the shell, to which libraries render dialogs. */
function outsideRoot(): Element[] {
  return [...document.body.children].filter(({ id }) => id !== 'root');
}

/** True if a tap on an element reaches something else, in which the visitor sees nothing. */
function isCovered(element: Element, hit: Element | null): boolean {
  if (!hit || element.contains(hit)) return false;
  if (hit.matches(FRAME)) return true;
  if (hit.contains(element) || hit.closest(SHELL) || isOfDialog(hit)) return false;
  if (!hit.closest('main') && hit.matches(PICTURES)) return true;
  return !hit.closest(CONTROLS)?.closest('main') && !hasDrawn(hit);
}
