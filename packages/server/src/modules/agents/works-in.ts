import { findSpokenLanguage } from '@naija/contracts/domain/spoken-languages';
import type { Place } from '@naija/contracts/domain/places/place-index';
import { findArea } from '@naija/contracts/domain/places/served-areas';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { agents } from '../../database/schema.ts';
import { all, any, quote } from './tsquery.ts';

/** Condition of agents who serve an area, or whose address names it; of nobody, if our table does not have it. */
export function worksIn(text: string): SQL | undefined {
  const area = findArea(text);
  return area ? or(serves(area.name), isLocatedIn(area.place)) : sql`false`;
}

/** Condition of agents who speak a language; of nobody, if our list does not have it. */
export function speaks(name: string): SQL {
  const language = findSpokenLanguage(name);
  return language ? sql`${agents.languages} @> array[${language.name}]::text[]` : sql`false`;
}

/** @param area its name as records have it */
export function serves(area: string): SQL {
  return sql`(${agents.areas} @> array[${area}]::text[])`;
}

/** Condition of agents of the state whose address names a place in it. */
export function isLocatedIn({ state, names }: Place): SQL | undefined {
  return and(eq(agents.state, state), matches(any(names.map((words) => all(words.map(quote))))));
}

/** @param query of PostgreSQL's type `tsquery` */
export function matches(query: string): SQL {
  return sql`(${agents.words} @@ ${query}::tsquery)`;
}
