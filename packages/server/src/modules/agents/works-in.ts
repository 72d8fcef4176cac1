import { findSpokenLanguage } from '@naija/contracts/domain/spoken-languages';
import { findArea } from '@naija/contracts/domain/places/served-areas';
import { or, sql, type SQL } from 'drizzle-orm';
import { agents } from '../../database/schema.ts';

/** Condition of agents who serve an area, or whose address names it; of nobody, if our table does not have it. */
export function worksIn(text: string): SQL | undefined {
  const area = findArea(text);
  return area ? or(serveAny([area.name]), areLocatedIn([area.name])) : sql`false`;
}

/** Condition of agents who speak a language; of nobody, if our list does not have it. */
export function speaks(name: string): SQL {
  const language = findSpokenLanguage(name);
  return language ? sql`${agents.languages} @> array[${language.name}]::text[]` : sql`false`;
}

/** @param areas their names as records have them */
export function serveAny(areas: readonly string[]): SQL {
  return sql`(${agents.areas} && ${sql.param(areas)}::text[])`;
}

/** Condition of agents whose address names one of the areas. */
export function areLocatedIn(areas: readonly string[]): SQL {
  return sql`(${agents.locatedIn} && ${sql.param(areas)}::text[])`;
}

/** @param query of PostgreSQL's type `tsquery` */
export function matches(query: string): SQL {
  return sql`(${agents.words} @@ ${query}::tsquery)`;
}
