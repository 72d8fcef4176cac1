// Control characters, and format characters: marks that turn the direction of what follows, or that nobody sees.
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A line of JSON in which every character that is not seen stands as its escape; it reads as the same JSON. */
export function visibleJson(line: string): string {
  return line.replace(HIDDEN, (character) => (character === '\n' ? character : escape(character)));
}

/** As `visibleJson`, for what shows the texts themselves: in them stand the escapes. Ends of lines stay, as of stacks. */
export function visibleTexts(line: string): string {
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
