import { readState } from './state.ts';
import { writeState } from './api-cache/put-with-eviction.ts';

const KEY = 'frugal';

export async function isDataSaverOn(): Promise<boolean> {
  return (await readState(KEY)) === true;
}

/** Stored, because the worker may restart before the next page posts it. */
export async function setDataSaver(on: boolean, onChange?: () => Promise<void>): Promise<void> {
  if ((await isDataSaverOn()) === on) return;
  await writeState(KEY, on);
  await onChange?.();
}
