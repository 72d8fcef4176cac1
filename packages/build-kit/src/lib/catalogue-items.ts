import { parsePo, type PoItem } from 'pofile-ts';

/** Begins an extracted comment with the names of what a text is given, in order. */
export const PARAMETERS = 'parameters: ';

/** A translated text. */
export interface CatalogueItem {
  path: string;
  english: string;
  translation: string;
  parameters: readonly string[];
}

/**
 * The texts of a catalogue that pages show: neither those without a translation nor those marked as fuzzy.
 * @param source the catalogue (`.po`)
 */
export function translatedItems(source: string): CatalogueItem[] {
  return parsePo(source).items.flatMap((item) => {
    const { msgctxt, msgid, msgstr, flags, obsolete } = item;
    const translation = msgstr[0] ?? '';
    if (msgctxt === null || translation === '' || obsolete || flags['fuzzy'] === true) return [];
    return [{ path: msgctxt, english: msgid, translation, parameters: parametersOf(item) }];
  });
}

export function parametersOf({ extractedComments }: Pick<PoItem, 'extractedComments'>): string[] {
  const comment = extractedComments.find((line) => line.startsWith(PARAMETERS));
  return comment === undefined ? [] : comment.slice(PARAMETERS.length).split(', ');
}
