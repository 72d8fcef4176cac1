import Cookies from 'js-cookie';
import { LIMITS } from '@naija/contracts/domain/limits';

/** What is stored about the agent, for a day (section 3 of the specification). */
const SESSION_COOKIES = ['token', 'id', 'name', 'email'] as const;

export type SessionCookie = (typeof SESSION_COOKIES)[number];

/** They belong to the whole site, whatever page they were set on. */
const SITE = { path: '/' };

/** The value of one of the cookies; nothing for one that is absent, and nothing on a server. */
export function readCookie(name: SessionCookie): string | undefined {
  return typeof document === 'undefined' ? undefined : Cookies.get(name);
}

/** Stores some of the cookies. No request from another site carries them, nor one without https where there is https. */
export function writeCookies(values: Readonly<Partial<Record<SessionCookie, string>>>): void {
  const secure = globalThis.location.protocol === 'https:';
  for (const [name, value] of Object.entries(values))
    Cookies.set(name, value, { ...SITE, expires: LIMITS.cookieDays, sameSite: 'strict', secure });
}

/** Removes some of the cookies, or all of them. */
export function removeCookies(names: readonly SessionCookie[] = SESSION_COOKIES): void {
  for (const name of names) Cookies.remove(name, SITE);
}

/** The session token of the agent who is logged in on this device, if any. */
export function sessionToken(): string | undefined {
  return readCookie('token');
}
