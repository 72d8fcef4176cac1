import { addressOfChosen, chosenIn, readChosenReleases } from '@naija/contracts/remote/chosen-releases';
import { readStored, writeStored } from '../../browser/storage.ts';
import { CHOSEN_KEY } from '../page-settings.ts';

/** Versions that this tab shows, by remote: those in the address, otherwise those chosen before. */
export function chosenReleases(): ReadonlyMap<string, string> {
  const named = chosenIn(globalThis.location.search);
  if (named && named.size > 0) store(named);
  const stored = readStored(CHOSEN_KEY, 'sessionStorage');
  return readChosenReleases(typeof stored === 'string' ? stored : '');
}

export function showReleases(chosen: ReadonlyMap<string, string>): void {
  store(chosen);
  globalThis.location.replace(addressOf(chosen));
}

export function leaveChosen(): void {
  store(new Map());
  globalThis.location.replace(addressOf());
}

export function addressOf(chosen?: ReadonlyMap<string, string>): string {
  return addressOfChosen(new URL(globalThis.location.href), chosen);
}

function store(chosen: ReadonlyMap<string, string>): void {
  const text = [...chosen].map((release) => release.join('@')).join(',');
  writeStored(CHOSEN_KEY, text === '' ? null : text, 'sessionStorage');
}
