import type { PreloadFile, RegistryEntry } from '@naija/contracts/remote/registry';
import { matchesRoute } from '@naija/contracts/remote/routes';

const loading = new Map<string, Promise<void>>();

/**
 * Fetches the files a page needs at first, each checked against its integrity.
 * A module that was preloaded this way is imported later without another request, and never in a changed form.
 */
export async function preloadPage(release: RegistryEntry, pathname: string): Promise<void> {
  const route = release.extras.routes.find(({ path }) => matchesRoute(path, pathname));
  if (!route) return;
  await Promise.all([
    ...route.js.map((file) => loadOnce(file, 'modulepreload')),
    ...route.css.map((file) => loadOnce(file, 'stylesheet')),
  ]);
}

function loadOnce(file: PreloadFile, rel: string): Promise<void> {
  const known = loading.get(file.url);
  if (known) return known;
  const loaded = appendLink(file, rel);
  loading.set(file.url, loaded);
  return loaded;
}

function appendLink({ url, integrity }: PreloadFile, rel: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      reject(new Error(`${url} could not be loaded unchanged`));
    };
    document.head.append(link);
  });
}
