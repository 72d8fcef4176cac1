import type { META_SETTINGS } from '@naija/contracts/remote/meta-settings';

export function pageSetting(name: (typeof META_SETTINGS)[keyof typeof META_SETTINGS]): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
