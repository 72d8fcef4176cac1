const CONTROLS = 'button, [role="button"]';
const PULSE = { opacity: [1, 0.5, 1] };
const PULSE_MS = 900;
const STILL = { opacity: [0.6, 0.6] };

/**
 * Keeps taps on controls that cannot answer yet; each control pulses meanwhile.
 * @returns taps each of them again, once, and keeps no more
 */
export function keepTaps(root: Element): () => void {
  const tapped = new Map<HTMLElement, Animation | undefined>();
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control || !root.contains(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // React may answer to a part of the page earlier.
    if (!tapped.has(control)) tapped.set(control, pulse(control));
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    for (const [control, animation] of tapped) {
      animation?.cancel();
      if (control.isConnected) control.click();
    }
    tapped.clear();
  };
}

/** An animation and no attribute, which React would not find in its own markup. */
function pulse(control: HTMLElement): Animation | undefined {
  if (!('animate' in control)) return undefined;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return control.animate(isStill ? STILL : PULSE, { duration: PULSE_MS, iterations: Infinity });
}
