import { parsePo, type PoItem } from 'pofile-ts';

/** Prefix of the extracted comment that lists the parameters of a text, in order. */
export const PARAMETERS = 'parameters: ';

/** A translated text. */
export interface CatalogueItem {
  path: string;
  english: string;
  translation: string;
  parameters: readonly string[];
}

/**
 * The texts of a catalogue that pages show, without those that have no translation or are marked as fuzzy.
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
