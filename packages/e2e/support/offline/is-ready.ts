/** Expression for the page: whether its service worker has cached all that it downloads ahead of need. */
export const IS_READY = `(async () => {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  worker.postMessage({ type: 'USAGE' }, [port2]);
  return (await reply)?.offlineReady === true;
})()`;

/** Expression for the page: tells it that the app was installed. */
export const INSTALL = `void dispatchEvent(new Event('appinstalled'))`;

/** Expression for the page: whether its service worker downloads every page. */
export const KEEPS_EVERYTHING = `caches.match('/naija-state/everything').then((state) => state !== undefined)`;

/** Expression for the page: whether a service worker is being installed. */
export const IS_INSTALLING = `navigator.serviceWorker.getRegistration()
  .then((registration) => Boolean(registration?.installing))`;
