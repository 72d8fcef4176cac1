import { LIMITS } from '@naija/contracts/domain/limits';

/**
 * Lets an element that is about to be removed fade away where it stood: a picture of it, which nothing can reach.
 * Nothing happens for a visitor who asked for less motion, nor for an element that stays.
 */
export function fadeAway(leaving: HTMLElement): void {
  if (!('animate' in leaving) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = pictureOf(leaving);
  queueMicrotask(() => {
    if (leaving.isConnected) return;
    document.body.append(picture);
    const fade = picture.animate({ opacity: [1, 0] }, { duration: LIMITS.pageFadeMs, easing: 'ease-out' });
    fade.onfinish = () => {
      picture.remove();
    };
  });
}

function pictureOf(element: HTMLElement): HTMLElement {
  const { top, left, width } = element.getBoundingClientRect();
  const picture = element.cloneNode(true) as HTMLElement;
  for (const named of picture.querySelectorAll('[id]')) named.removeAttribute('id');
  picture.inert = true;
  picture.ariaHidden = 'true';
  Object.assign(picture.style, {
    position: 'fixed',
    top: `${String(top)}px`,
    left: `${String(left)}px`,
    width: `${String(width)}px`,
    animation: 'none',
    pointerEvents: 'none',
  });
  return picture;
}
