import { LIMITS } from '@naija/contracts/domain/limits';

/**
 * Fades out an inert clone of an element that is being removed. Does nothing with `prefers-reduced-motion`, nor for an
 * element that stays, as in StrictMode's second run of effects.
 */
export function fadeOut(element: HTMLElement): void {
  if (!('animate' in element) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const clone = cloneInPlace(element);
  queueMicrotask(() => {
    if (element.isConnected) return;
    document.body.append(clone);
    const fade = clone.animate({ opacity: [1, 0] }, { duration: LIMITS.pageFadeMs, easing: 'ease-out' });
    fade.onfinish = () => {
      clone.remove();
    };
  });
}

function cloneInPlace(element: HTMLElement): HTMLElement {
  const { top, left, width } = element.getBoundingClientRect();
  const clone = element.cloneNode(true) as HTMLElement;
  for (const named of clone.querySelectorAll('[id]')) named.removeAttribute('id');
  clone.inert = true;
  clone.ariaHidden = 'true';
  Object.assign(clone.style, {
    position: 'fixed',
    top: `${String(top)}px`,
    left: `${String(left)}px`,
    width: `${String(width)}px`,
    animation: 'none',
    pointerEvents: 'none',
  });
  return clone;
}
