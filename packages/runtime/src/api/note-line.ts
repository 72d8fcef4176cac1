import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { failureKind } from './failure.ts';

/** Of the window: the server answers again after it did not. */
export const LINE_BACK = 'naija:line';

let lost = false;

/** Learns from a call whether there is a line, and says when it is back. A saved copy says nothing of it. */
export function noteLine(error: unknown, headers: Headers | undefined): void {
  if (failureKind(error) === 'offline') lost = true;
  else if (lost && !headers?.has(CACHED_AT_HEADER)) {
    lost = false;
    dispatchEvent(new Event(LINE_BACK));
  }
}
