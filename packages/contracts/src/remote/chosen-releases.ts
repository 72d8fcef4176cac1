import { isReleaseVersion, isRemoteName } from './names.ts';
import { REMOTES_PARAMETER } from './rendered-page.ts';

const CHOSEN_MAX = 100;
/** Maximum length of the text in an address; browsers truncate longer ones. */
const TEXT_MAX = 4_000;

/** Parses `directory@1.3.0-abc,auth@1.1.0` into versions by remote; malformed parts are left out. */
export function readChosenReleases(text: string): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const part of text.slice(0, TEXT_MAX).split(',').slice(0, CHOSEN_MAX)) {
    const [remote = '', version = '', ...rest] = part.split('@');
    if (rest.length === 0 && isRemoteName(remote) && isReleaseVersion(version)) chosen.set(remote, version);
  }
  return chosen;
}

/** Releases named in the query of a URL; undefined without such a parameter. */
export function chosenIn(query: string): Map<string, string> | undefined {
  const text = new URLSearchParams(query).get(REMOTES_PARAMETER);
  return text === null ? undefined : readChosenReleases(text);
}

/**
 * The address of a page, without its fragment, that shows chosen releases.
 * @param chosen empty to open only the overlay; without it, the address chooses nothing
 */
export function addressOfChosen(page: URL, chosen?: ReadonlyMap<string, string>): string {
  const url = new URL(page);
  url.hash = '';
  url.searchParams.delete(REMOTES_PARAMETER);
  if (!chosen) return url.href;
  const text = [...chosen].map((release) => release.join('@')).join(',');
  // `URLSearchParams` would escape legible characters.
  const own = text === '' ? REMOTES_PARAMETER : `${REMOTES_PARAMETER}=${text}`;
  url.search = [url.searchParams.toString(), own].filter((part) => part !== '').join('&');
  return url.href;
}
