const { setTimeout: startTimeout, setInterval: startInterval, clearTimeout: stop } = globalThis;

/** Creates timers with ids as in a browser; none outlives the render that set it. */
export function createTimers() {
  /** @type {Set<number>} */
  const ids = new Set();
  let isOpen = true;
  const clear = (/** @type {number} */ id) => {
    ids.delete(id);
    stop(id);
  };
  /**
   * @param {typeof startTimeout | typeof startInterval} start
   * @returns {(run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => number}
   */
  const starter =
    (start) =>
    (run, ms, ...values) => {
      // Node would call it on its own timer object.
      const id = Number(
        start(() => {
          run(...values);
        }, ms),
      );
      if (isOpen) ids.add(id);
      else stop(id);
      return id;
    };
  return {
    globals: {
      setTimeout: starter(startTimeout),
      setInterval: starter(startInterval),
      clearTimeout: clear,
      clearInterval: clear,
    },
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
      for (const id of ids) clear(id);
    },
  };
}
