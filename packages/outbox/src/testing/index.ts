import { resetEvents } from '../events.ts';
import { stopSenders } from '../sending/sender.ts';
import { closeDatabase } from '../store/database.ts';
import { resetPersistence } from '../store/draft-writer.ts';
import { resetIntentsInMemory } from '../store/intents.ts';

/** Resets all module state to that of a page that was just opened. What is stored stays. */
export async function resetOutbox(): Promise<void> {
  stopSenders();
  resetEvents();
  resetIntentsInMemory();
  resetPersistence();
  await closeDatabase();
}
