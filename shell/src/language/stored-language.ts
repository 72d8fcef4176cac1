import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { readRenderingCookie } from '../rendering-cookie.ts';

/** Tag of the language that was chosen in this browser, for a page that no server has rendered in it. */
export function storedLanguage(): string {
  return readRenderingCookie(RENDERING_COOKIES.language) ?? document.documentElement.lang;
}
