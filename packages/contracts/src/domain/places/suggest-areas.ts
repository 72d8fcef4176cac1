import { keyOf } from './place-index.ts';
import { placeWords } from './place-words.ts';
import type { Area } from './served-areas.ts';

/**
 * The areas that a typed text may be the beginning of: those first whose name begins with it, then those with a word that
 * does; of equals those of the given state. Without a text, those of that state.
 */
export function suggestAreas(areas: readonly Area[], typed: string, state: string, max: number): string[] {
  const words = placeWords(typed);
  const ranked = areas.flatMap((area) => {
    const fit = fitOf(area, words);
    return fit === undefined || (words.length === 0 && area.place.state !== state) ? [] : [{ area, fit }];
  });
  const rank = ({ area, fit }: (typeof ranked)[number]) => fit * 2 + Number(area.place.state !== state);
  return ranked
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, max)
    .map(({ area }) => area.name);
}

/** 0 if a name begins with the words, 1 if a later part of it does; undefined otherwise. */
function fitOf({ place }: Area, words: readonly string[]): 0 | 1 | undefined {
  const start = keyOf(words);
  if (place.names.some((name) => keyOf(name).startsWith(start))) return 0;
  const withState = [...place.names, placeWords(`${place.name} ${place.state}`)];
  const isAll = (name: readonly string[]) => words.every((word) => name.some((own) => own.startsWith(word)));
  return withState.some(isAll) ? 1 : undefined;
}
