import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';

/**
 * Tag of the language that was chosen in this browser, for a page that no server has rendered in it.
 * @param otherwise the language where none was chosen
 */
export function storedLanguage(otherwise = document.documentElement.lang): string {
  const prefix = `${RENDERING_COOKIES.language}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(prefix));
  return cookie?.slice(prefix.length) ?? otherwise;
}
