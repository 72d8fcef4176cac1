import type { META_SETTINGS } from '@naija/contracts/remote/meta-settings';

/** What the server set for this page, in order. */
export function pageSetting(name: (typeof META_SETTINGS)[keyof typeof META_SETTINGS]): string[] {
  return Array.from(
    document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`),
    ({ content }) => content,
  );
}
