import type { PreloadFile, RegistryEntry, RegistryRoute } from '@naija/contracts/remote/registry';
import { findPattern } from '@naija/contracts/remote/routes';

const files = new Map<string, Promise<void>>();
const pages = new WeakMap<RegistryRoute, Promise<void>>();

/** The page of a release behind an address path; nothing where it has none. */
export function pageOf({ extras }: RegistryEntry, pathname: string): RegistryRoute | undefined {
  return findPattern(extras.routes, pathname);
}

/**
 * Fetches the files a page needs at first, each checked against its integrity; of a page that the release does not
 * have, those of its first one, so that nothing of it is run unchecked.
 * A module that was preloaded this way is imported later without another request, and never in a changed form.
 * @returns one and the same promise for a page
 */
export function preloadPage(release: RegistryEntry, pathname: string): Promise<void> {
  const page = pageOf(release, pathname) ?? release.extras.routes[0];
  if (!page) return Promise.resolve();
  const known = pages.get(page);
  if (known) return known;
  const loaded = Promise.all([
    ...page.js.map((file) => preloadFile(file, 'modulepreload')),
    ...page.css.map((file) => preloadFile(file, 'stylesheet')),
  ]).then(() => undefined);
  pages.set(page, loaded);
  return loaded;
}

/**
 * Fetches a file, once in the life of the page.
 * @param priority 'low' for what nobody waits for
 */
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
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      reject(new Error(`${url} could not be loaded unchanged`));
    };
    document.head.append(link);
  });
  files.set(href, loaded);
  return loaded;
}
