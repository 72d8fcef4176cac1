import type { LoggedInUser } from './login-api.ts';

/** Any origin would do: only addresses that stay on it are followed. */
const HERE = 'https://here.invalid';

/** Where a login goes: back to where a guard stopped the agent, or on with the profile. */
export function destination(user: LoggedInUser, search: string): string {
  const { image, isVerified, inspectionFee } = user;
  const complete = Boolean(image) && isVerified && Boolean(inspectionFee);
  return nextPage(search) ?? (complete ? '/dashboard' : '/agentform');
}

/** The page that the query asks for (`?next=/dashboard`), if it is one of this site. */
function nextPage(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  // `/..//elsewhere.example` becomes an address of another site once its dots are resolved.
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return `${pathname}${query}${hash}`;
}
