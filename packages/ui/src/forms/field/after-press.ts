let isPressed = false;
const waiting = new Set<() => void>();

/**
 * Calls back once no mouse button is down, which is at once unless one is. What moves the page between press and release
 * would take the button away from below the pointer, and the browser would report no click.
 */
export function afterPress(callback: () => void): void {
  if (isPressed) waiting.add(callback);
  else callback();
}

function release(): void {
  isPressed = false;
  for (const callback of waiting) callback();
  waiting.clear();
}

if ('document' in globalThis) {
  // A touch is reported as a mouse that is pressed and released.
  addEventListener('mousedown', () => (isPressed = true), true);
  // Wait for another task: the click follows the release within the same one.
  addEventListener('mouseup', () => setTimeout(release), true);
  // A drag or a context menu ends without a release.
  addEventListener('dragend', release, true);
  addEventListener('keydown', release, true);
}
