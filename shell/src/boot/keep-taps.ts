import { hasLateParts, isLate } from './keep-input.ts';

const CONTROLS = 'button, [role="button"]';
/** The browser itself submits searches. */
const SEARCHES = '[role="search"] [type="submit"]';
const PULSE = { opacity: [1, 0.5, 1] };
const PULSE_MS = 900;
const STILL = { opacity: [0.6, 0.6] };

interface KeptTaps {
  /** Taps each control once. Later taps are kept on late parts only. */
  tapAgain: () => void;
  /** Stops waiting, and calls back at each later tap. */
  giveUp: (onTap: () => void) => void;
}

/** Keeps taps on controls that have no code yet. Each of these controls pulses until it is tapped again. */
export function keepTaps(root: Element): KeptTaps {
  const tapped = new Map<HTMLElement, Animation | undefined>();
  let isLive = false;
  let within = root;
  let insteadOfKeeping: (() => void) | undefined;
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control || !within.contains(control) || control.matches(SEARCHES)) return;
    if (isLive && !isLate(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // React may already handle events in a part of the page.
    if (insteadOfKeeping) insteadOfKeeping();
    else if (!tapped.has(control)) tapped.set(control, pulse(control));
  };
  addEventListener('click', keep, true);
  return {
    tapAgain() {
      isLive = true;
      insteadOfKeeping = undefined;
      if (!hasLateParts(root)) removeEventListener('click', keep, true);
      for (const [control, animation] of tapped) {
        if (isLate(control)) continue;
        tapped.delete(control);
        animation?.cancel();
        if (control.isConnected) control.click();
      }
    },
    giveUp(onTap) {
      insteadOfKeeping = onTap;
      // A page that was live may have been replaced by its rendered copy.
      within = document.getElementById(root.id) ?? root;
      isLive = false;
      addEventListener('click', keep, true);
      for (const animation of tapped.values()) animation?.cancel();
    },
  };
}

/** An animation, because React would not expect an attribute in its own markup. */
function pulse(control: HTMLElement): Animation | undefined {
  if (!('animate' in control)) return undefined;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return control.animate(isStill ? STILL : PULSE, { duration: PULSE_MS, iterations: Infinity });
}
