const NUMBERS = /\d+/g;
const NUMBER = '#';
const SENTENCE_END = '. ';

/**
 * What the server says in English, whole or sentence by sentence: it joins the reason of a refusal with what can be done.
 * Catalogues write `#` for a number of which they have no text.
 * @param find the translation of a text; undefined where there is none
 * @returns the text itself where nothing of it is translated
 */
export function translateMessage(text: string, find: (text: string) => string | undefined): string {
  const whole = translateSentence(text, find);
  if (whole !== undefined) return whole;
  const [last = '', ...before] = text.split(SENTENCE_END).reverse();
  const sentences = [...before.reverse().map((sentence) => `${sentence}.`), last];
  return sentences.map((sentence) => translateSentence(sentence, find) ?? sentence).join(' ');
}

function translateSentence(text: string, find: (text: string) => string | undefined): string | undefined {
  const numbers = text.match(NUMBERS) ?? [];
  return find(text) ?? find(text.replace(NUMBERS, NUMBER))?.replaceAll(NUMBER, () => numbers.shift() ?? '');
}
