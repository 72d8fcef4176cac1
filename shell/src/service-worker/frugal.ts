import { readState } from './state.ts';
import { writeState } from './write-state.ts';

const KEY = 'frugal';

/** True where the visitor spares data, as a page last said. */
export async function isFrugal(): Promise<boolean> {
  return (await readState(KEY)) === true;
}

/** Remembers what a page says of it: the worker may be started anew before the next page says so. */
export async function setFrugal(on: boolean): Promise<void> {
  if ((await isFrugal()) !== on) await writeState(KEY, on);
}
