import Cookies from 'js-cookie';

/** What is stored about the agent who is logged in, for a day (section 3 of the specification). */
const SESSION_COOKIES = ['token', 'id', 'name', 'email'];

/** They belong to the whole site, whatever page they were set on. */
const SITE = { path: '/' };

/** The session token of the agent who is logged in on this device, if any. */
export function sessionToken(): string | undefined {
  return typeof document === 'undefined' ? undefined : Cookies.get('token');
}

/** Removes everything that is stored about the agent. */
export function removeSessionCookies(): void {
  for (const name of SESSION_COOKIES) Cookies.remove(name, SITE);
}
