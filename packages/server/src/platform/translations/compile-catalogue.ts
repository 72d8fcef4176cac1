import { compileIcu, parsePo, type PoItem } from 'pofile-ts';

/** A text, or what makes one of the values that its English is made of, in their order. */
export type Translation = string | ((...values: unknown[]) => string);

/** Of plurals and numbers, as on pages: not that of the texts. */
const FORMAT_LOCALE = 'en';
const PARAMETERS = 'parameters: ';

/**
 * The translations of a catalogue by the path of their text, as the build compiles those of pages: without a translation,
 * or with one that is marked as fuzzy, a text is left out.
 * @param source the catalogue (`.po`)
 * @throws Error for a translation that is no ICU message
 */
export function compileCatalogue(source: string): ReadonlyMap<string, Translation> {
  const translated = parsePo(source).items.filter(
    ({ msgstr, flags, obsolete }) => (msgstr[0] ?? '') !== '' && !obsolete && flags['fuzzy'] !== true,
  );
  return new Map(translated.map((item) => [item.msgctxt ?? '', compile(item)]));
}

function compile({ msgstr: [translation = ''], extractedComments }: PoItem): Translation {
  const comment = extractedComments.find((line) => line.startsWith(PARAMETERS));
  // A text that is given nothing is no ICU message.
  if (comment === undefined) return translation;
  const names = comment.slice(PARAMETERS.length).split(', ');
  const format = compileIcu(translation, { locale: FORMAT_LOCALE });
  return (...values) => String(format(Object.fromEntries(names.map((name, index) => [name, values[index]]))));
}
