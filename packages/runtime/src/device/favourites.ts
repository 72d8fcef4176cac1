import { useSyncExternalStore } from 'react';
import { onItemChange, readItem, writeItem } from './storage.ts';

/** An agent whom the visitor has marked to find again. */
export interface Favourite {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

/** Key in `localStorage`, and name of the window event fired when it changes in this tab. Independent of any login. */
const FAVOURITES = 'naija:saved';

const NONE: readonly Favourite[] = [];

let parsedText: string | null = null;
let parsed = NONE;

/** The favourites on this device, newest first. Returns the same array until they change. */
export function listFavourites(): readonly Favourite[] {
  const text = readItem(FAVOURITES);
  if (text !== parsedText) {
    parsedText = text;
    parsed = parse(text);
  }
  return parsed;
}

/** Adds an agent to the favourites or removes it. @returns false if the change lasts only as long as the page */
export function setFavourite(id: string, isFavourite: boolean): boolean {
  const others = listFavourites().filter((favourite) => favourite.id !== id);
  const list = isFavourite ? [{ id, savedAt: new Date().toISOString() }, ...others] : others;
  const stored = writeItem(FAVOURITES, JSON.stringify(list));
  dispatchEvent(new Event(FAVOURITES));
  return stored;
}

export function onFavouritesChange(onChange: () => void): () => void {
  return onItemChange(FAVOURITES, onChange);
}

export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(onFavouritesChange, listFavourites, () => NONE);
}

function parse(text: string | null): readonly Favourite[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isFavouriteEntry) : NONE;
  } catch {
    return NONE;
  }
}

function isFavouriteEntry(entry: unknown): entry is Favourite {
  const { id, savedAt } = (entry ?? {}) as Partial<Favourite>;
  return typeof id === 'string' && typeof savedAt === 'string';
}
