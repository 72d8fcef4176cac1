import { LATE_PART } from '@naija/contracts/remote/late-part';

const LATE = `[${LATE_PART.attribute}]`;

export function isLate(element: Element): boolean {
  return element.closest(LATE) !== null;
}

export function hasLateParts(root: Element): boolean {
  return root.querySelector(LATE) !== null;
}
