import Cookies from 'js-cookie';
import { COOKIE_DAYS } from '@naija/contracts/domain/first-limits';

const SESSION_COOKIES = ['token', 'id', 'name', 'email'] as const;

export type SessionCookie = (typeof SESSION_COOKIES)[number];

const WHOLE_SITE = { path: '/' };

export function readCookie(name: SessionCookie): string | undefined {
  return typeof document === 'undefined' ? undefined : Cookies.get(name);
}

export function writeCookies(values: Readonly<Partial<Record<SessionCookie, string>>>): void {
  const secure = globalThis.location.protocol === 'https:';
  for (const [name, value] of Object.entries(values))
    Cookies.set(name, value, { ...WHOLE_SITE, expires: COOKIE_DAYS, sameSite: 'strict', secure });
}

export function deleteCookies(names: readonly SessionCookie[] = SESSION_COOKIES): void {
  for (const name of names) Cookies.remove(name, WHOLE_SITE);
}

export function sessionToken(): string | undefined {
  return readCookie('token');
}
