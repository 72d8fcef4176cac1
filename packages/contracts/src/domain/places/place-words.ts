/** The words of a text as the server's search index has them: Ile-Ifẹ̀ is 'ile', 'ife', and Jama'are is one word. */
export function placeWords(text: string): string[] {
  return foldText(text.normalize('NFKD'))
    .replaceAll(/['’‘ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A text for comparisons: lower case, without diacritics, so that Ọ̀yọ́ matches oyo. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
