import { KEPT_DAYS, SHELVES, type Shelf } from './shelves.ts';
import { drop, droppable, thingsOn } from './things.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** How many things were left on a shelf. */
const left = new Map<Shelf, number>();

/**
 * Drops what is too much on a shelf or was not looked at for too long. Looked after once in the life of the worker, and
 * then whenever a fifth has been added, because it means to read the whole shelf.
 */
export async function tidyUp(shelf: Shelf): Promise<void> {
  const most = SHELVES[shelf];
  const count = (await thingsOn(shelf)).length;
  if (count <= (left.get(shelf) ?? -most) + most / 5) return;
  left.set(shelf, count);
  const things = await droppable(shelf);
  const tooOld = Date.now() - KEPT_DAYS * DAY;
  const surplus = things.filter(({ viewed }, at) => at < things.length - most || viewed < tooOld);
  await drop(shelf, surplus);
  left.set(shelf, count - surplus.length);
}
