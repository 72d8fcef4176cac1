import type { PreloadFile, RegistryEntry, RegistryRoute } from '@naija/contracts/remote/registry';
import { findPattern } from '@naija/contracts/remote/routes';
import { trackCode } from '../loading/pending-loads.ts';

const files = new Map<string, Promise<void>>();
const pages = new WeakMap<RegistryRoute, Promise<void>>();

export function pageOf({ extras }: RegistryEntry, pathname: string): RegistryRoute | undefined {
  return findPattern(extras.routes, pathname);
}

/** Preloads the files of a page with their integrity, which a plain import would not verify. Memoised, as `use` requires. */
export function preloadPage(release: RegistryEntry, pathname: string): Promise<void> {
  const page = pageOf(release, pathname) ?? release.extras.routes[0];
  if (!page) return Promise.resolve();
  const known = pages.get(page);
  if (known) return known;
  const loads = Promise.all([
    ...page.js.map((file) => preloadFile(file, 'modulepreload')),
    ...page.css.map((file) => preloadFile(file, 'stylesheet')),
  ]);
  const loaded = trackCode(loads.then(() => undefined));
  pages.set(page, loaded);
  return loaded;
}

export function preloadFile(
  { url, integrity }: PreloadFile,
  rel: 'modulepreload' | 'stylesheet',
  priority: 'auto' | 'low' = 'auto',
): Promise<void> {
  const { href } = new URL(url, document.baseURI);
  const known = files.get(href);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.fetchPriority = priority;
    link.href = href;
    const fail = () => {
      reject(new Error(`${url} could not be loaded unchanged`));
    };
    link.onload = () => {
      if (rel === 'modulepreload' && isWebKit()) fetchUnchanged(href, integrity).then(resolve, fail);
      else resolve();
    };
    link.onerror = fail;
    document.head.append(link);
  });
  files.set(href, loaded);
  return loaded;
}

/** WebKit verifies no integrity of a modulepreload. */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple');
}

/** Reads the file from the HTTP cache, which has it by now. */
async function fetchUnchanged(url: string, integrity: string): Promise<void> {
  await (await fetch(url, { integrity, cache: 'force-cache' })).arrayBuffer();
}
