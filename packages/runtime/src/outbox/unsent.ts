import { outbox } from './outbox.ts';

/** How much of an agent's is on this phone and not on the server. */
export interface Unsent {
  readonly changes: number;
  readonly drafts: number;
}

/** Counts what an agent has typed or means to send. Nothing, where nothing can be known: then nothing is removed either. */
export async function unsentOf(owner: string): Promise<Unsent> {
  const own = (each: { readonly owner: string | null }) => each.owner === owner;
  try {
    const { core } = await outbox();
    const [intents, drafts] = await Promise.all([core.listIntents(), core.listDrafts()]);
    return { changes: intents.filter(own).length, drafts: drafts.filter(own).length };
  } catch {
    return { changes: 0, drafts: 0 };
  }
}
