// Marks that turn the direction of what follows, also outside of the name they stand in; and control characters.
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\p{Cc}]+/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** One line of a person's own words, for places that cannot isolate it: nothing in it reorders its surroundings. */
export function oneLine(words: string): string {
  return words.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** Text as it stands in an element or a quoted attribute, of HTML and of XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** JSON that can end no script element and opens no comment in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
