import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';

const YEAR_S = 365 * 86_400;

/** Value for a remote that the server must not render. */
export const NO_RELEASE = 'none';

type RenderingCookie = (typeof RENDERING_COOKIES)[keyof typeof RENDERING_COOKIES];

function readRenderingCookie(name: RenderingCookie): string | undefined {
  const prefix = `${name}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(prefix));
  return cookie?.slice(prefix.length);
}

/**
 * Sets a cookie that controls how the server renders pages for this browser. An empty value removes it.
 * @returns false if the browser refuses the cookie
 */
export function setRenderingCookie(name: RenderingCookie, value: string): boolean {
  const isSet = () => (readRenderingCookie(name) ?? '') === value;
  if (isSet()) return true;
  const age = value === '' ? 0 : YEAR_S;
  const secure = globalThis.location.protocol === 'https:' ? '; secure' : '';
  // 'Lax' also sends the cookie with the first request from another site.
  document.cookie = `${name}=${value}; path=/; max-age=${String(age)}; samesite=lax${secure}`;
  return isSet();
}

/** Stops the server from rendering pages of this remote for this browser until releases are selected again. */
export function stopRendering(remote: string): void {
  const others = (readRenderingCookie(RENDERING_COOKIES.releases) ?? '').split('&');
  const kept = others.filter((one) => one !== '' && !one.startsWith(`${remote}=`));
  setRenderingCookie(RENDERING_COOKIES.releases, kept.concat(`${remote}=${NO_RELEASE}`).join('&'));
}

/** Tag of the language that was chosen in this browser. @param otherwise the language if none was chosen */
export function storedLanguage(otherwise = document.documentElement.lang): string {
  return readRenderingCookie(RENDERING_COOKIES.language) ?? otherwise;
}
