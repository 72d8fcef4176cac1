import { authPaths } from '@naija/contracts/http/auth';
import { readCookie, sessionToken } from './cookies.ts';
import { forgetPrivate } from './forget-private.ts';
import { forgetShared } from './forget-shared.ts';
import { settleUnsent } from './logout-question.ts';
import { endSession } from './session.ts';

/** How long the page waits for the server, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Logs the agent out on this device at once, whatever becomes of the call that revokes the session, and begins
 * anew at the home page, so that nothing of the agent's is left in memory nor kept on the phone. What was not sent is
 * asked about before, and who wants to stay for it stays.
 */
export async function logout(): Promise<void> {
  const settled = settleUnsent(readCookie('id'));
  if (settled && !(await settled)) return;
  const token = sessionToken();
  endSession();
  await Promise.all([forgetPrivate(), forgetShared(), token !== undefined && revoked(token)]);
  globalThis.location.assign('/');
}

/** Settles when the server has answered, cannot be reached, or takes too long; never rejects. */
async function revoked(token: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  // With `keepalive` a slow call goes on when the page is left; browsers without it get the wait alone.
  const call = fetch(authPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
  await Promise.race([call.then(done, done), late]);
  clearTimeout(timer);
}

function done(): void {
  // Answered or not, the token is gone from here, and the server forgets it after a day.
}
