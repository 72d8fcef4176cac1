import { dropCopy, keptHeaders, saveCopy } from './copies.ts';
import { isJson, mayBeSaved } from './may-be-saved.ts';
import type { Place } from './shelves.ts';

/** What came of asking the server. */
export interface Outcome {
  /** What the page is to get, unless a saved copy is better. */
  readonly answer: Response;
  /** False when the server could not be reached, was not well, or something else than it has answered. */
  readonly settled: boolean;
  /** Done when what is to be saved is saved. */
  readonly saved?: Promise<void>;
}

/**
 * Asks the server for what is public. A saved copy that still holds is not sent again.
 * @param copy what is saved, of which only the headers are read, and the body if it still holds
 */
export async function askServer(
  request: Request,
  place: Place,
  copy: Response | undefined,
): Promise<Outcome> {
  try {
    const received = await fetch(question(request, copy));
    if (received.status === 304 && copy) return keep(place, await readWhole(copy));
    if (isTrouble(received)) return { answer: received, settled: false };
    if (!received.ok) return { answer: received, settled: true, saved: refused(place, received) };
    if (!isJson(received)) return { answer: received, settled: false };
    const answer = await readWhole(received);
    return mayBeSaved(received) ? keep(place, answer) : { answer, settled: true };
  } catch {
    return { answer: Response.error(), settled: false };
  }
}

/**
 * Without the browser's own cache, which keeps a second request waiting behind one that hangs, and without anything
 * that says who asks.
 */
function question(request: Request, copy: Response | undefined): Request {
  const asked = new Request(request, { cache: 'no-store', credentials: 'omit', redirect: 'error' });
  const tag = copy?.headers.get('etag');
  if (tag) asked.headers.set('if-none-match', tag);
  return asked;
}

function isTrouble({ status }: Response): boolean {
  return status >= 500 || status === 429 || status === 408 || status === 206;
}

/** Read to its end, so that one that breaks off is none. @throws SyntaxError when it is not JSON */
async function readWhole(answer: Response): Promise<Response> {
  const text = await answer.text();
  JSON.parse(text);
  return new Response(text, { headers: keptHeaders(answer) });
}

function keep(place: Place, answer: Response): Outcome {
  return { answer, settled: true, saved: saveCopy(place, answer.clone()) };
}

/** What is gone from the server is not kept here either. */
async function refused(place: Place, { status }: Response): Promise<void> {
  if (status === 404 || status === 410) await dropCopy(place);
}
