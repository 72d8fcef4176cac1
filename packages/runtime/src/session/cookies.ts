import Cookies from 'js-cookie';

/** The session token of the agent who is logged in on this device, if any. */
export function sessionToken(): string | undefined {
  return typeof document === 'undefined' ? undefined : Cookies.get('token');
}
