const NUMBERS = /\d+/g;
const NUMBER = '#';
const BETWEEN_SENTENCES = '. ';

/**
 * What the server says in English, whole or sentence by sentence: it joins the reason of a refusal with what can be done.
 * Catalogues write `#` for a number of which they have no text.
 * @param find the translation of a text; undefined where there is none
 * @returns the text itself where nothing of it is translated
 */
export function translateMessage(text: string, find: (text: string) => string | undefined): string {
  const whole = translateSentence(text, find);
  if (whole !== undefined) return whole;
  return text
    .split(BETWEEN_SENTENCES)
    .map((part, index, { length }) => (index < length - 1 ? `${part}.` : part))
    .map((sentence) => translateSentence(sentence, find) ?? sentence)
    .join(' ');
}

function translateSentence(text: string, find: (text: string) => string | undefined): string | undefined {
  const numbers = text.match(NUMBERS) ?? [];
  return find(text) ?? find(text.replace(NUMBERS, NUMBER))?.replaceAll(NUMBER, () => numbers.shift() ?? '');
}
