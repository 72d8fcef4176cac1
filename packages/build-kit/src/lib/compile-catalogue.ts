import { generateCompiledCode, validateIcu } from 'pofile-ts';
import { translatedItems } from './catalogue-items.ts';

/**
 * Locale of plurals and numbers. It is not that of the texts, because browsers support different locales and a page
 * must be equal in all.
 */
const FORMAT_LOCALE = 'en';

/**
 * Compiles a catalogue into a module: each text is a string, and each ICU message with parameters is a function of them, so
 * that browsers load neither a parser nor a formatter.
 * @param source the catalogue (`.po`)
 * @throws Error that names a text that is no ICU message
 */
export function compileCatalogue(source: string): string {
  const items = translatedItems(source);
  const texts = items.filter(({ parameters }) => parameters.length === 0);
  const messages = items.filter(({ parameters }) => parameters.length > 0);
  for (const { path, translation } of messages) checkMessage(path, translation);
  const compiled = generateCompiledCode(
    Object.fromEntries(messages.map(({ path, translation }) => [path, { translation }])),
    { locale: FORMAT_LOCALE, useMessageId: false, format: 'javascript' },
  );
  return [
    compiled.replace('export const messages', 'const messages'),
    'const positional = (names, format) => (...values) =>',
    '  format(Object.fromEntries(names.map((name, index) => [name, values[index]])));',
    'export default {',
    ...texts.map(({ path, translation }) => `${JSON.stringify(path)}: ${JSON.stringify(translation)},`),
    ...messages.map(({ path, parameters }) => {
      const key = JSON.stringify(path);
      return `${key}: positional(${JSON.stringify(parameters)}, messages[${key}]),`;
    }),
    '};',
  ].join('\n');
}

function checkMessage(path: string, translation: string): void {
  const { valid, errors } = validateIcu(translation);
  if (!valid) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`);
}
