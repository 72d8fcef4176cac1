import { removeCookies, writeCookies } from './cookies.ts';
import { announceSession } from './session-changes.ts';

/** What the product remembers of an agent between two pages. */
export interface RememberedAgent {
  /** The full name; its first word is kept. */
  readonly name: string;
  readonly email: string;
}

/** What a login answers, as it is stored for a day. */
export interface NewSession extends RememberedAgent {
  readonly token: string;
  readonly id: string;
}

/** Logs an agent in on this device, in every tab. */
export function startSession({ token, id, ...agent }: NewSession): void {
  writeCookies({ token, id, ...remembered(agent) });
  announceSession('login');
}

/** Keeps whom a mail was sent to, before anybody has logged in. */
export function rememberAgent(agent: RememberedAgent): void {
  writeCookies(remembered(agent));
}

/** Removes name and e-mail address again; a session stays as it is. */
export function forgetAgent(): void {
  removeCookies(['name', 'email']);
}

/** Logs the agent out on this device, in every tab, for a token that the server has already forgotten. */
export function endSession(): void {
  removeCookies();
  announceSession('logout');
}

function remembered({ name, email }: RememberedAgent) {
  return { name: name.trim().split(/\s+/, 1)[0] ?? '', email };
}
