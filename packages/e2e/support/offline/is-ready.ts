/** Expression for the page: whether its service worker has cached every page. */
export const IS_READY = `(async () => {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  worker.postMessage({ type: 'USAGE' }, [port2]);
  return (await reply)?.offlineReady === true;
})()`;

/** Expression for the page: whether a service worker is being installed. */
export const IS_INSTALLING = `navigator.serviceWorker.getRegistration()
  .then((registration) => Boolean(registration?.installing))`;
