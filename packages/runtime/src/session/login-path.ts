import type { Path } from 'react-router-dom';

/** Address of the login page that returns to a page: `/login?next=/dashboard%3Ftab%3Dcomments`. */
export function loginPath({ pathname, search, hash }: Path): string {
  const next = encodeURIComponent(`${pathname}${search}${hash}`).replaceAll('%2F', '/');
  return `/login?next=${next}`;
}
