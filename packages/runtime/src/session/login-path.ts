import type { Path } from 'react-router-dom';

/** The login page that leads back to a page: `/login?next=/dashboard%3Ftab%3Dcomments`. */
export function loginPath({ pathname, search, hash }: Path): string {
  const next = encodeURIComponent(`${pathname}${search}${hash}`).replaceAll('%2F', '/');
  return `/login?next=${next}`;
}
