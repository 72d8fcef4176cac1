/** A text for comparisons: lower case, without diacritics, so that Ọ̀yọ́ matches oyo. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
