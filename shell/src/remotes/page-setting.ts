import type { META_SETTINGS } from '@naija/contracts/remote/meta-settings';

/** What the server wrote into this page under the name of a setting. */
export function pageSetting(name: (typeof META_SETTINGS)[keyof typeof META_SETTINGS]): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
