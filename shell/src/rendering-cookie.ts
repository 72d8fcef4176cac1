import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';

const YEAR_S = 365 * 86_400;

/** Value of a remote for which the server renders nothing. */
export const NO_RELEASE = 'none';

/** Sets a cookie by which the server decides how it renders pages for this browser; an empty value removes it. */
export function setRenderingCookie(
  name: (typeof RENDERING_COOKIES)[keyof typeof RENDERING_COOKIES],
  value: string,
): void {
  const isSet = document.cookie.split('; ').includes(`${name}=${value}`);
  const wasSet = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
  if (value === '' ? !wasSet : isSet) return;
  const age = value === '' ? 0 : YEAR_S;
  const secure = globalThis.location.protocol === 'https:' ? '; secure' : '';
  // Lax: also sent with the first request that comes from another site.
  document.cookie = `${name}=${value}; path=/; max-age=${String(age)}; samesite=lax${secure}`;
}

/** Until releases are chosen anew, the server renders no page of this remote for this browser. */
export function stopRendering(remote: string): void {
  const prefix = `${RENDERING_COOKIES.releases}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(prefix)) ?? prefix;
  const others = cookie.slice(prefix.length).split('&');
  const kept = others.filter((one) => one !== '' && !one.startsWith(`${remote}=`));
  setRenderingCookie(RENDERING_COOKIES.releases, kept.concat(`${remote}=${NO_RELEASE}`).join('&'));
}
