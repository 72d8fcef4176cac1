import { hasLateParts, isLate } from './keep-input.ts';

const CONTROLS = 'button, [role="button"]';
/** The browser itself sends off what was searched for. */
const SEARCHES = '[role="search"] [type="submit"]';
const PULSE = { opacity: [1, 0.5, 1] };
const PULSE_MS = 900;
const STILL = { opacity: [0.6, 0.6] };

interface KeptTaps {
  /** Taps each control again, once; from then on taps on late parts alone are kept. */
  tapAgain: () => void;
  /** No control waits any longer; calls back at each tap from now on. */
  giveUp: (onTap: () => void) => void;
}

/** Keeps taps on controls that cannot answer yet; each control pulses meanwhile. */
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
    event.stopImmediatePropagation(); // React may answer to a part of the page earlier.
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
      // A page that was live may be again as it was rendered.
      within = document.getElementById(root.id) ?? root;
      isLive = false;
      addEventListener('click', keep, true);
      for (const animation of tapped.values()) animation?.cancel();
    },
  };
}

/** An animation and no attribute, which React would not find in its own markup. */
function pulse(control: HTMLElement): Animation | undefined {
  if (!('animate' in control)) return undefined;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return control.animate(isStill ? STILL : PULSE, { duration: PULSE_MS, iterations: Infinity });
}
