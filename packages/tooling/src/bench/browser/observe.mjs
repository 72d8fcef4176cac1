/**
 * @typedef {object} Observed times in milliseconds since the navigation
 * @property {number} content when the content was painted; 0 while it is not
 * @property {number} paint when anything was painted
 * @property {number} lcp
 * @property {number} cls
 * @property {number} answered when code had answered a tap on the heart; 0 while it has not
 * @property {{ start: number, duration: number }[]} tasks that blocked the page, longer than 50 ms each
 */

/** @typedef {typeof globalThis & { naijaObserved?: Observed }} ObservedWindow */

/** The heart that adds an agent to the favourites. It is answered when it says that it is pressed. */
export const HEART = 'main button[aria-pressed]';

/**
 * Runs in the page before anything else, and keeps what it sees in `naijaObserved`.
 * @param {{ content: import('./pages.mjs').Content, pressed: string }} options
 */
export function observe({ content, pressed }) {
  /** @type {Observed} */
  const observed = { content: 0, paint: 0, lcp: 0, cls: 0, answered: 0, tasks: [] };
  /** @type {ObservedWindow} */ (globalThis).naijaObserved = observed;

  /** @param {string} type @param {(entry: PerformanceEntry) => void} read */
  const watch = (type, read) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(read);
    }).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.paint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ start: startTime, duration });
  });
  watch('layout-shift', (entry) => {
    const shift = /** @type {{ value: number, hadRecentInput: boolean }} */ (/** @type {unknown} */ (entry));
    if (!shift.hadRecentInput) observed.cls += shift.value;
  });

  const isShown = () => {
    const element = document.querySelector(content.selector);
    return element !== null && element.textContent.includes(content.text) && element.checkVisibility();
  };
  /** @param {() => boolean} isThere @param {(time: number) => void} keep */
  const whenThere = (isThere, keep) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      // A task after the next frame: by then it was painted.
      requestAnimationFrame(() => {
        setTimeout(() => {
          keep(performance.now());
        });
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-pressed'] });
  };
  whenThere(isShown, (time) => {
    observed.content = time;
  });
  whenThere(
    () => document.querySelector(pressed) !== null,
    (time) => {
      observed.answered = time;
    },
  );
}

/** True if the page was idle for some time: no long task, no file. Runs in the page. @param {number} timeMs */
export function isQuiet(timeMs) {
  const { naijaObserved } = /** @type {ObservedWindow} */ (globalThis);
  if (document.readyState !== 'complete' || !naijaObserved?.content) return false;
  const busy = [
    ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration),
    ...naijaObserved.tasks.map(({ start, duration }) => start + duration),
    naijaObserved.content,
  ];
  return performance.now() - Math.max(...busy) > timeMs;
}
