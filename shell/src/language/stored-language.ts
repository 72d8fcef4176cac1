import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { readRenderingCookie } from '../rendering-cookie.ts';

/**
 * Tag of the language that was chosen in this browser, for a page that no server has rendered in it.
 * @param otherwise the language where none was chosen
 */
export function storedLanguage(otherwise = document.documentElement.lang): string {
  return readRenderingCookie(RENDERING_COOKIES.language) ?? otherwise;
}
