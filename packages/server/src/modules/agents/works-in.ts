import { findSpokenLanguage } from '@naija/contracts/domain/spoken-languages';
import { findArea } from '@naija/contracts/domain/places/served-areas';
import { or, sql, type SQL } from 'drizzle-orm';
import { agents } from '../../database/schema.ts';

/** No agent, if the table of places lacks the area. */
export function worksIn(text: string): SQL | undefined {
  const area = findArea(text);
  return area ? or(serveAny([area.name]), areLocatedIn([area.name])) : sql`false`;
}

/** No agent, if the list of languages lacks it. */
export function speaks(name: string): SQL {
  const language = findSpokenLanguage(name);
  return language ? sql`${agents.languages} @> array[${language.name}]::text[]` : sql`false`;
}

/** @param areas names as in records */
export function serveAny(areas: readonly string[]): SQL {
  return sql`(${agents.areas} && ${sql.param(areas)}::text[])`;
}

/** Matches agents whose address names one of the areas. */
export function areLocatedIn(areas: readonly string[]): SQL {
  return sql`(${agents.locatedIn} && ${sql.param(areas)}::text[])`;
}

/** @param query in the syntax of PostgreSQL's type `tsquery` */
export function matches(query: string): SQL {
  return sql`(${agents.words} @@ ${query}::tsquery)`;
}
