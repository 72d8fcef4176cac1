import { compileIcu, parsePo, type PoItem } from 'pofile-ts';

/** A text, or a function that inserts values in the order of the English text. */
export type Translation = string | ((...values: unknown[]) => string);

/** Locale of plurals and numbers, whatever the language of the text */
const FORMAT_LOCALE = 'en';
const PARAMETERS = 'parameters: ';

/**
 * Compiles the translations of a catalogue by the path of their text, like the build for pages. Texts without a translation, or
 * with a fuzzy one, are left out.
 * @param source the catalogue (`.po`)
 * @throws Error for a translation that is not a valid ICU message
 */
export function compileCatalogue(source: string): ReadonlyMap<string, Translation> {
  const translated = parsePo(source).items.filter(
    ({ msgstr, flags, obsolete }) => (msgstr[0] ?? '') !== '' && !obsolete && flags['fuzzy'] !== true,
  );
  return new Map(translated.map((item) => [item.msgctxt ?? '', compile(item)]));
}

function compile({ msgstr: [translation = ''], extractedComments }: PoItem): Translation {
  const comment = extractedComments.find((line) => line.startsWith(PARAMETERS));
  // A text without values is not an ICU message.
  if (comment === undefined) return translation;
  const names = comment.slice(PARAMETERS.length).split(', ');
  const format = compileIcu(translation, { locale: FORMAT_LOCALE });
  return (...values) => String(format(Object.fromEntries(names.map((name, index) => [name, values[index]]))));
}
