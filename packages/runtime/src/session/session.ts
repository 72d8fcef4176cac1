import { deleteCookies, sessionToken, writeCookies } from './cookies.ts';
import { publishSessionEvent } from './session-events.ts';

/** Data of an agent that is remembered between pages, with or without a session. */
export interface RememberedAgent {
  /** Full name; only its first word is stored. */
  readonly name: string;
  readonly email: string;
}

export interface NewSession extends RememberedAgent {
  readonly token: string;
  readonly id: string;
}

/** Logs an agent in on this device, in every tab. If the browser refuses cookies, `sessionToken` stays undefined. */
export function startSession({ token, id, ...agent }: NewSession): void {
  writeCookies({ token, id, ...agentCookies(agent) });
  if (sessionToken() === token) publishSessionEvent('login');
}

export function rememberAgent(agent: RememberedAgent): void {
  writeCookies(agentCookies(agent));
}

export function forgetAgent(): void {
  deleteCookies(['name', 'email']);
}

/** Logs the agent out in every tab of this device, without a request to the server. */
export function endSession(): void {
  deleteCookies();
  publishSessionEvent('logout');
}

/** Ends a session that the server has rejected. The page keeps its content. */
export function endRefusedSession(): void {
  deleteCookies();
  publishSessionEvent('ended');
}

function agentCookies({ name, email }: RememberedAgent) {
  return { name: name.trim().split(/\s+/, 1)[0] ?? '', email };
}
