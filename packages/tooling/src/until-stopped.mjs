const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Waits for Ctrl-C or its like, then closes what runs and ends. npm passes Ctrl-C on to us a second time: once is enough.
 * @param {() => Promise<unknown>} close
 */
export function untilStopped(close) {
  let closing = false;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void close().finally(() => process.exit(0));
    });
}
