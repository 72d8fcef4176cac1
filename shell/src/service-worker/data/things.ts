import { photoId } from '@naija/contracts/domain/photos';
import { savedAgents } from './saved-agents.ts';
import { savedRecords } from './saved-records.ts';
import { cacheOf, placeOf, type Shelf } from './shelves.ts';

/** On a copy: when a visitor last looked at it, in milliseconds since 1970. */
export const VIEWED_AT = 'x-viewed-at';

/** What is kept on a shelf under one name, in one copy or several. */
export interface Thing {
  readonly name: string;
  readonly copies: readonly Request[];
  /** When a visitor last looked at any of it, in milliseconds since 1970. */
  readonly viewed: number;
}

/** The things on a shelf that may be dropped, the one that was not looked at for longest first. */
export async function droppable(shelf: Shelf): Promise<Thing[]> {
  const [cache, kept] = await Promise.all([caches.open(cacheOf(shelf)), untouchable(shelf)]);
  const things = [...byName(await cache.keys())].filter(([name]) => !kept.has(name));
  const dated = things.map(async ([name, copies]) => ({
    name,
    copies,
    viewed: await lastView(cache, copies),
  }));
  return (await Promise.all(dated)).sort((one, other) => one.viewed - other.viewed);
}

/** The names of all things on a shelf. */
export async function thingsOn(shelf: Shelf): Promise<string[]> {
  const cache = await caches.open(cacheOf(shelf));
  return [...byName(await cache.keys()).keys()];
}

/** Takes things from a shelf. */
export async function drop(shelf: Shelf, things: readonly Thing[]): Promise<void> {
  const cache = await caches.open(cacheOf(shelf));
  await Promise.all(things.flatMap(({ copies }) => copies.map((copy) => cache.delete(copy))));
}

function byName(copies: readonly Request[]): Map<string, Request[]> {
  const things = new Map<string, Request[]>();
  for (const copy of copies) {
    const name = placeOf(new URL(copy.url))?.thing ?? copy.url;
    things.set(name, [...(things.get(name) ?? []), copy]);
  }
  return things;
}

async function lastView(cache: Cache, copies: readonly Request[]): Promise<number> {
  const found = await Promise.all(copies.map((copy) => cache.match(copy)));
  return Math.max(...found.map((copy) => Number(copy?.headers.get(VIEWED_AT) ?? 0)));
}

/** The agents a visitor saved, and the photos of all agents that are kept, whatever their age. */
async function untouchable(shelf: Shelf): Promise<ReadonlySet<string | undefined>> {
  if (shelf === 'agents') return new Set(await savedAgents());
  if (shelf !== 'photos') return new Set();
  return new Set((await savedRecords()).map(({ agent }) => photoId(agent.image ?? '')));
}
