import { listDrafts } from './drafts.ts';
import { listIntents } from './intents.ts';

/** How much of an agent's is on this phone and not on the server. */
export interface Unsent {
  readonly changes: number;
  readonly drafts: number;
}

/**
 * Counts what an agent has typed or means to send.
 * @throws DOMException where the browser keeps nothing
 */
export async function unsentOf(agent: string): Promise<Unsent> {
  const own = ({ owner }: { readonly owner: string | null }) => owner === agent;
  const [intents, drafts] = await Promise.all([listIntents(), listDrafts()]);
  return { changes: intents.filter(own).length, drafts: drafts.filter(own).length };
}
