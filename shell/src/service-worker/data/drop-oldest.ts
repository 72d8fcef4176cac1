import { SHELVES, type Shelf } from './shelves.ts';
import { drop, droppable } from './things.ts';

/**
 * Makes room on a full phone by dropping a quarter of the saved answers and photos, those that were looked at longest
 * ago. The agents a visitor saved stay.
 * @returns whether there was anything to drop
 */
export async function dropOldestData(): Promise<boolean> {
  const dropped = await Promise.all((Object.keys(SHELVES) as Shelf[]).map(dropQuarter));
  return dropped.some(Boolean);
}

async function dropQuarter(shelf: Shelf): Promise<boolean> {
  const things = await droppable(shelf);
  await drop(shelf, things.slice(0, Math.ceil(things.length / 4)));
  return things.length > 0;
}
