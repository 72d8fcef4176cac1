import { editDistance, toleratedEdits } from '../edit-distance.ts';
import { isMoreProminent, type Place, type PlaceIndex } from './place-index.ts';
import { namesIn } from './read-phrases.ts';

interface Near {
  place: Place;
  edits: number;
}

/** Shorter texts are rather a person's name, as Kanu is not Kano, unless a letter was left out, as in Leki and Wari. */
const MIN_LENGTH = 5;

/** The place whose name is at the smallest edit distance from a text without spaces. */
export function nearestName(index: PlaceIndex, text: string, state?: string): Near | undefined {
  if (text.length < MIN_LENGTH - 1) return undefined;
  let nearest: Near | undefined;
  for (const { name, place } of namesIn(index, state)) {
    const edits = mayBeTypo(text, name) ? editDistance(text, name) : Infinity;
    if (edits > toleratedEdits(text.length) || edits > (nearest?.edits ?? Infinity)) continue;
    if (!nearest || edits < nearest.edits || isMoreProminent(place, nearest.place))
      nearest = { place, edits };
  }
  return nearest;
}

/** Sorts out nearly all names, as edit distances take time. Numbers are not mistyped: Phase 3 is not Phase 2. */
function mayBeTypo(text: string, name: string): boolean {
  const tolerated = toleratedEdits(text.length);
  return (
    (text.length >= MIN_LENGTH ? name.length >= MIN_LENGTH - 1 : isLetterLeftOut(text, name)) &&
    Math.abs(name.length - text.length) <= tolerated &&
    // An edit adds a character to the set and removes one at most.
    countBits(characterSet(text) ^ characterSet(name)) <= 2 * tolerated &&
    digitsOf(name) === digitsOf(text)
  );
}

function isLetterLeftOut(text: string, name: string): boolean {
  return name.length > text.length && name[0] === text[0];
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The characters of a text, as bits. */
function characterSet(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) % 32);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
