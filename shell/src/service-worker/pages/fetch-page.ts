import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { isOfThisShell, renderedBy } from '../served-pages.ts';
import { cachePage, deletePage } from './cached-pages.ts';

interface FetchedPage {
  /** Undefined if the app shell of this worker is what the server sent, too. */
  readonly page?: Response;
  /** False for network errors, overload, and responses that did not come from our server. */
  readonly isConclusive: boolean;
  readonly cached?: Promise<void>;
}

/**
 * Fetches a page, and caches it if the server rendered it with the shell of this worker. A page of another shell is
 * returned as well: after a release or rollback of the shell, that is what the site runs. Never rejects.
 */
export async function fetchPage(url: URL, response: Promise<Response>): Promise<FetchedPage> {
  try {
    const received = await response;
    if (!isOurs(received)) return { isConclusive: false };
    const isGone = received.status === 404 || received.status === 410;
    const removed = isGone ? { cached: deletePage(url) } : {};
    if (!isOfThisShell(received)) return { page: received, isConclusive: true, ...removed };
    if (isGone || !isCacheable(received) || renderedBy(received) === '')
      return { isConclusive: true, ...removed };
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
