import { resetEvents } from '../events.ts';
import { stopSenders } from '../sending/sender.ts';
import { closeDatabase } from '../store/database.ts';
import { resetPersistence } from '../store/draft-writer.ts';
import { resetIntentsInMemory } from '../store/intents.ts';

/** Resets all module state to that of a newly opened page. Stored data stays. */
export async function resetOutbox(): Promise<void> {
  stopSenders();
  resetEvents();
  resetIntentsInMemory();
  resetPersistence();
  await closeDatabase();
}
