import type { LoggedInUser } from './login-api.ts';

/** Base for resolving `next`; a URL that leaves this origin is an open redirect and is rejected. */
const ORIGIN = 'https://here.invalid';

/**
 * The page after a login: the one that required the login or, without one, the next step of the agent's profile. Operators
 * need no profile.
 */
export function redirectPathAfterLogin(user: LoggedInUser, search: string): string {
  const { image, isVerified, inspectionFee, isOperator } = user;
  const isComplete = Boolean(image) && isVerified && inspectionFee !== null;
  const nextStep = isOperator ? '/admin' : '/agentform';
  return nextParam(search) ?? (isComplete ? '/dashboard' : nextStep);
}

/** The `next` parameter (`?next=/dashboard`) if it is a path of this site. */
function nextParam(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(next, ORIGIN);
  // `/..//elsewhere.example` resolves to `//elsewhere.example`, an address of another site.
  if (origin !== ORIGIN || pathname.startsWith('//')) return undefined;
  return `${pathname}${query}${hash}`;
}
