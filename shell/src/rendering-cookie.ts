import type { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';

const YEAR_S = 365 * 86_400;

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
