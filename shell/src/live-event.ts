/** Event of the document: a rendered page answers from now on by itself, or is replaced. */
export const LIVE_EVENT = 'naija:live';

/** Event of the document: the code of the page is about to take over what the server has rendered. */
export const TAKE_OVER_EVENT = 'naija:take-over';

/** Cancelable event of the document: a part was rendered anew; cancelled where others had changed the page. */
export const REDRAWN_EVENT = 'naija:redrawn';

/** Event of the document: the code of the page could not be loaded, and browsers try no file twice in a page. */
export const FAILED_EVENT = 'naija:failed';

export function announceLive(): void {
  document.dispatchEvent(new Event(LIVE_EVENT));
}
