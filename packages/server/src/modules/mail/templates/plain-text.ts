import type { LetterPart } from './template.ts';

/** The letter for programs that show no HTML: a link and a code each on a line of their own. */
export function textOf(parts: readonly LetterPart[]): string {
  return `${parts.map(paragraph).join('\n\n')}\n`;
}

function paragraph(part: LetterPart): string {
  if ('words' in part) return part.words;
  if ('small' in part) return part.small;
  if ('code' in part) return `    ${part.code}`;
  return `${part.button}:\n${part.link}`;
}
