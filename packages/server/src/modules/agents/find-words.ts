import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { knownWords } from '../../database/schema.ts';
import { editDistance, toleratedEdits } from './edit-distance.ts';

/** A word that somebody searches for, and the stored words it may be a typo of, nearest first. */
export interface SoughtWord {
  word: string;
  near: string[];
}

/** Words of a search that are looked for; more are passed over. */
const WORDS = 6;
/** Stored words taken for one that is mistyped. */
const NEAR = 6;
/** Stored words, by trigrams in common, among which those near enough are looked for. */
const CANDIDATES = 30;
const SHORTEST_TYPO = 4;
const LONGEST_TYPO = 30;

/** The different words of a text, as they are stored, with the known words each is near to. */
export async function findWords(db: Queryable, text: string): Promise<SoughtWord[]> {
  const { rows } = await db.execute<{ word: string; candidates: string[] }>(sql`
    select sought.word, array(
      select known.word from ${knownWords} as known
      where length(sought.word) between ${SHORTEST_TYPO} and ${LONGEST_TYPO}
        and known.word % sought.word and known.word <> sought.word
      order by similarity(known.word, sought.word) desc, known.word
      limit ${CANDIDATES}
    ) as candidates
    from (
      select word, min(place) as place from unnest(words_of(${text})) with ordinality as split (word, place)
      group by word order by place limit ${WORDS}
    ) as sought
    order by sought.place`);
  return rows.map(({ word, candidates }) => ({ word, near: nearest(word, candidates) }));
}

function nearest(word: string, candidates: readonly string[]): string[] {
  return candidates
    .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
    .filter(({ edits }) => edits <= toleratedEdits(word.length))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, NEAR)
    .map(({ candidate }) => candidate);
}
