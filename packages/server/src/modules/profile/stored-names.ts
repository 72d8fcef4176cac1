import { findSpokenLanguage } from '@naija/contracts/domain/spoken-languages';
import { readNameList } from '@naija/contracts/domain/name-list';
import { findArea } from '@naija/contracts/domain/places/served-areas';

/** Areas of a form by the names of the table of places, each once; undefined if none were sent. */
export function toAreas(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : known(text, findArea);
}

/** Languages of a form as `toAreas` has areas. */
export function toLanguages(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : known(text, findSpokenLanguage);
}

function known(text: string, find: (name: string) => { name: string } | undefined): string[] {
  return [...new Set(readNameList(text).flatMap((name) => find(name)?.name ?? []))];
}
