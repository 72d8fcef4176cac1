// Control and format characters, such as bidirectional controls.
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Escapes invisible characters in a line of JSON, without a change of its value. */
export function escapeInvisibleJson(line: string): string {
  return line.replace(HIDDEN, (character) => (character === '\n' ? character : escape(character)));
}

/** Escapes invisible characters inside the string values of a line of JSON; line feeds stay, for stacks. */
export function escapeInvisibleText(line: string): string {
  const visible = JSON.stringify(JSON.parse(line), (_name, value: unknown) =>
    typeof value === 'string' ? value.replace(HIDDEN, (one) => (one === '\n' ? one : escape(one))) : value,
  );
  return `${visible}\n`;
}

function escape(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const code = character.charCodeAt(index).toString(16).padStart(4, '0');
    return `\\u${code}`;
  }).join('');
}
