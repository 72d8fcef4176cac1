import { PUSH_AGENT_PATH, PUSH_CACHE } from '@naija/contracts/pwa/push';
import { cookieSession } from '../background-sync.ts';
import { scope } from '../scope.ts';

/** Whether the agent who has asked for notifications here is logged in; by the request alone where cookies cannot be read. */
export async function isAgentHere(): Promise<boolean> {
  const agent = await (await caches.match(PUSH_AGENT_PATH, { cacheName: PUSH_CACHE }))?.text();
  if (agent === undefined) return false;
  return !('cookieStore' in scope) || (await cookieSession())?.id === agent;
}
