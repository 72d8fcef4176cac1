/** Separator of names; no name contains it (names of areas contain a comma). */
const DIVIDER = ';';

/** The names of a text such as 'Yaba, Lagos; Ikeja, Lagos', each once, in the order of the text. */
export function readNameList(text: string): string[] {
  const names = text.split(DIVIDER).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

/** Joins names for forms and requests; empty for none. */
export function writeNameList(names: readonly string[]): string {
  return names.join(`${DIVIDER} `);
}
