import { createItem, parsePo, stringifyPo, type PoItem, compareVariables, validateIcu } from 'pofile-ts';
import type { SourceText } from './collect-texts.ts';
import { PARAMETERS, parametersOf, translatedItems } from '../lib/catalogue-items.ts';

/** Flag of gettext for a translation whose source text has changed. */
const FUZZY = 'fuzzy';

/**
 * Updates a catalogue to the current texts of the sources, in their order. Translations are kept; one whose English text has
 * changed becomes fuzzy, and pages do not show it until a translator has checked it.
 * @param source the catalogue (`.po`), empty for a new one
 * @param language its tag (BCP 47)
 */
export function updateCatalogue(source: string, language: string, texts: readonly SourceText[]): string {
  const { headers, headerOrder, items, comments } = parsePo(source);
  const before = new Map(items.map((item) => [item.msgctxt, item]));
  return stringifyPo(
    {
      comments,
      headerOrder,
      headers: { ...headers, Language: language, 'Content-Type': 'text/plain; charset=UTF-8' },
      items: texts.map((text) => itemOf(text, before.get(text.path))),
    },
    { foldLength: 0 },
  );
}

function itemOf({ path, english, parameters, file }: SourceText, before: PoItem | undefined): PoItem {
  const item = createItem();
  item.msgctxt = path;
  item.msgid = english;
  item.references = [file];
  if (parameters.length > 0) item.extractedComments = [PARAMETERS + parameters.join(', ')];
  if (!before) return item;
  const { msgstr, comments, flags } = before;
  const isChanged = before.msgid !== english || parametersOf(before).join() !== parameters.join();
  const isOutdated = isChanged && (msgstr[0] ?? '') !== '';
  return { ...item, msgstr, comments, flags: isOutdated ? { ...flags, [FUZZY]: true } : flags };
}

/**
 * Lists in one line each why a catalogue is incomplete: texts without a translation, translations of an earlier English text,
 * and translations that are no ICU messages or use unknown parameters.
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
