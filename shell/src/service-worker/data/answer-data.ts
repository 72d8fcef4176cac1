import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { askServer, type Outcome } from './ask-server.ts';
import { findCopy, keptHeaders, noteViewed } from './copies.ts';
import { searchSaved } from './search-saved.ts';
import type { Place } from './shelves.ts';

/** Milliseconds that the server has to answer where there is a saved copy. */
const PATIENCE = 4_000;

/**
 * Answers a call for public data: what the server says if it says it soon, otherwise the saved copy, while the server's
 * answer is still waited for and saved. Of what is not saved, the page gets the failure itself.
 */
export async function answerData(request: Request, place: Place, event: ExtendableEvent): Promise<Response> {
  const copy = await findCopy(place);
  const asked = askServer(request, place, copy?.clone());
  event.waitUntil(asked.then(({ saved }) => saved));
  const outcome = await (copy ? Promise.race([asked, patience()]) : asked);
  if (outcome?.settled) return outcome.answer;
  if (!copy) return (isUnreachable(outcome) && (await searchSaved(new URL(request.url)))) || failure(outcome);
  event.waitUntil(noteViewed(place, copy.clone()));
  return asSaved(copy, outcome);
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}

function isUnreachable(outcome: Outcome | undefined): boolean {
  return outcome?.answer.type === 'error';
}

function failure(outcome: Outcome | undefined): Response {
  return outcome?.answer ?? Response.error();
}

/** A saved copy as the page gets it, with what the server said of when to ask again. */
function asSaved(copy: Response, outcome: Outcome | undefined): Response {
  const headers = keptHeaders(copy);
  headers.set(CACHED_AT_HEADER, copy.headers.get(CACHED_AT_HEADER) ?? '');
  const later = outcome?.answer.headers.get('retry-after');
  if (later) headers.set('retry-after', later);
  return new Response(copy.body, { headers });
}
