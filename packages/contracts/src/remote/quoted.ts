const SHOWN = 80;
/** What cannot be seen, ends a line or turns text around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Whether a text has characters that cannot be seen, end a line or change the direction of others. */
export function hasUnseen(text: string): boolean {
  return text.search(UNSEEN) >= 0;
}

/** A text of strangers in quotes: cut where it is long, and with what cannot be seen as its number. */
export function quoted(text: string): string {
  const cut = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  const shown = cut.replace(UNSEEN, (one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return `"${shown}"`;
}
