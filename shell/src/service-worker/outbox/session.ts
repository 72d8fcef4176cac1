import type { Session } from '@naija/runtime/outbox';
import { scope } from '../scope.ts';

/**
 * Who is logged in on this phone. A worker sees the site's cookies where there is Background Sync; elsewhere it sends
 * nothing of an agent.
 */
export async function cookieSession(): Promise<Session | undefined> {
  if (!('cookieStore' in scope)) return undefined;
  const [token, id] = await Promise.all([valueOf('token'), valueOf('id')]);
  return token === undefined || id === undefined ? undefined : { token, id };
}

/** Written by the pages with js-cookie, which escapes some letters. */
async function valueOf(name: string): Promise<string | undefined> {
  const cookie = await scope.cookieStore.get(name);
  return cookie?.value === undefined ? undefined : decodeURIComponent(cookie.value);
}
