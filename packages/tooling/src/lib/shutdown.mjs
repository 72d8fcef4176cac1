const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Closes on the first signal, then exits. npm forwards Ctrl-C a second time, which is ignored.
 * @param {() => Promise<unknown>} close
 * @param {number} [code] that the process exits with
 * @returns {() => boolean} whether a signal has come
 */
export function closeOnSignal(close, code = 0) {
  let closing = false;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void close().finally(() => process.exit(code));
    });
  return () => closing;
}
