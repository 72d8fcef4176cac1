import type { PAGE_SETTINGS } from '@naija/contracts/remote/page-settings';

/** What the server wrote into this page under the name of a setting. */
export function pageSetting(name: (typeof PAGE_SETTINGS)[keyof typeof PAGE_SETTINGS]): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
