import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { isOfThisShell, renderedBy } from '../served-pages.ts';
import { chosenRelease, type Choice } from '../releases/choice.ts';
import { cachePage, deletePage } from './cached-pages.ts';

interface FetchedPage {
  readonly page?: Response;
  /** False for network errors, overload, and responses that did not come from our server. */
  readonly isConclusive: boolean;
  readonly cached?: Promise<void>;
}

/** Fetches a page, and caches it if the server rendered it. Never rejects. */
export async function fetchPage(url: URL, choice: Choice, response: Promise<Response>): Promise<FetchedPage> {
  try {
    const received = await response;
    if (!isOurs(received)) return { isConclusive: false };
    if (received.status === 404 || received.status === 410)
      return { isConclusive: true, cached: deletePage(url) };
    if (!isCacheable(received) || !isHydratedHere(received, choice)) return { isConclusive: true };
    // Fails if the connection ends early.
    const cached = cachePage(url, received.clone()).catch(() => undefined);
    return { page: received, isConclusive: true, cached };
  } catch {
    return { isConclusive: false };
  }
}

/** Excludes failures, redirects and the login page of a captive portal. */
function isOurs({ status, headers }: Response): boolean {
  return status < 500 && status !== 429 && headers.has(RENDERED_PAGE.pageVersionHeader);
}

/** `private` is allowed: such a page depends on the chosen releases and data saver, never on a session. */
function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isForbidden = /\bno-store\b/.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && !isForbidden;
}

function isHydratedHere(response: Response, choice: Choice): boolean {
  const id = renderedBy(response);
  if (id === '' || !isOfThisShell(response)) return false;
  return choice.registry === undefined || chosenRelease(choice, id) !== undefined;
}
