import { compareVariables, validateIcu } from 'pofile-ts';
import type { SourceText } from './collect-texts.ts';
import { translatedItems } from '../lib/catalogue-items.ts';

/**
 * What keeps a catalogue from being complete, a line each: texts without a translation, or with one of an earlier English
 * text, and translations that are no ICU messages or take something that their text is not given.
 * @param source the catalogue (`.po`)
 */
export function missingTranslations(source: string, texts: readonly SourceText[]): string[] {
  const items = new Map(translatedItems(source).map((item) => [item.path, item]));
  return texts.flatMap(({ path, english, parameters }) => {
    const item = items.get(path);
    if (item?.english !== english) return [`${path}: not translated`];
    if (item.parameters.join() !== parameters.join()) return [`${path}: its parameters have changed`];
    if (parameters.length === 0) return [];
    if (!validateIcu(item.translation).valid) return [`${path}: no ICU message`];
    const known = parameters.map((name) => `{${name}}`).join(' ');
    const { extra } = compareVariables(known, item.translation);
    return extra.length === 0 ? [] : [`${path}: is not given ${extra.join(', ')}`];
  });
}
