import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';

/** The id of the release that has rendered this page on the server; undefined where none has. */
export function renderedBy(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${RENDERED_PAGE.releaseMeta}"]`)?.content;
}
