import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { isDataSaverOn, onDataSaverChange } from '@naija/runtime';
import { setRenderingCookie } from '../rendering-cookie.ts';

/** Has the server render pages without photos while data saver is on. */
export function followDataSaver(): void {
  const set = () => {
    setRenderingCookie(RENDERING_COOKIES.lite, isDataSaverOn() ? '1' : '');
  };
  set();
  onDataSaverChange(set);
}
