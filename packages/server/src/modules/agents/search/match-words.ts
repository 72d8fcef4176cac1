import { editDistance, toleratedEdits } from '@naija/contracts/domain/edit-distance';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { knownWords } from '../../../database/schema.ts';

/** Word with the known words that it may be a typo of, nearest first. */
export interface SearchWord {
  word: string;
  near: string[];
  isKnown: boolean;
}

const MAX_WORDS = 6;
const MAX_NEAR_WORDS = 6;
/** Known words with most trigrams in common, among which the edit distance decides */
const MAX_CANDIDATES = 30;
const MIN_TYPO_LENGTH = 4;
const MAX_TYPO_LENGTH = 30;

/** Only the first six words count. */
export async function matchWords(db: Queryable, text: string): Promise<SearchWord[]> {
  const { rows } = await db.execute<{ word: string; isKnown: boolean; candidates: string[] }>(sql`
    select sought.word, exists(select from ${knownWords} as known where known.word = sought.word) as "isKnown", array(
      select known.word from ${knownWords} as known
      where length(sought.word) between ${MIN_TYPO_LENGTH} and ${MAX_TYPO_LENGTH}
        and known.word % sought.word and known.word <> sought.word
      order by similarity(known.word, sought.word) desc, known.word
      limit ${MAX_CANDIDATES}
    ) as candidates
    from (
      select word, min(place) as place from unnest(words_of(${text})) with ordinality as split (word, place)
      group by word order by place limit ${MAX_WORDS}
    ) as sought
    order by sought.place`);
  return rows.map(({ word, isKnown, candidates }) => ({ word, isKnown, near: nearest(word, candidates) }));
}

function nearest(word: string, candidates: readonly string[]): string[] {
  return candidates
    .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
    .filter(({ edits }) => edits <= toleratedEdits(word.length))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, MAX_NEAR_WORDS)
    .map(({ candidate }) => candidate);
}
