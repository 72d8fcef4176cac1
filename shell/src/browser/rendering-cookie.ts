import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';

const YEAR_S = 365 * 86_400;

/** Value of a remote for which the server renders nothing. */
export const NO_RELEASE = 'none';

type RenderingCookie = (typeof RENDERING_COOKIES)[keyof typeof RENDERING_COOKIES];

export function readRenderingCookie(name: RenderingCookie): string | undefined {
  const prefix = `${name}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(prefix));
  return cookie?.slice(prefix.length);
}

/**
 * Sets a cookie by which the server decides how it renders pages for this browser; an empty value removes it.
 * @returns false where the browser refuses it
 */
export function setRenderingCookie(name: RenderingCookie, value: string): boolean {
  const isSet = () => (readRenderingCookie(name) ?? '') === value;
  if (isSet()) return true;
  const age = value === '' ? 0 : YEAR_S;
  const secure = globalThis.location.protocol === 'https:' ? '; secure' : '';
  // Lax: also sent with the first request that comes from another site.
  document.cookie = `${name}=${value}; path=/; max-age=${String(age)}; samesite=lax${secure}`;
  return isSet();
}

/** Until releases are chosen anew, the server renders no page of this remote for this browser. */
export function stopRendering(remote: string): void {
  const others = (readRenderingCookie(RENDERING_COOKIES.releases) ?? '').split('&');
  const kept = others.filter((one) => one !== '' && !one.startsWith(`${remote}=`));
  setRenderingCookie(RENDERING_COOKIES.releases, kept.concat(`${remote}=${NO_RELEASE}`).join('&'));
}

/**
 * Tag of the language that was chosen in this browser, for a page that no server has rendered in it.
 * @param otherwise the language where none was chosen
 */
export function storedLanguage(otherwise = document.documentElement.lang): string {
  return readRenderingCookie(RENDERING_COOKIES.language) ?? otherwise;
}
