const SHOWN_MAX = 80;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

export function hasInvisibleCharacters(text: string): boolean {
  return text.search(INVISIBLE) >= 0;
}

/** Replaces characters that control a terminal or change the order in which text is shown, line breaks included. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, ' ');
}

/** Quotes text of unknown origin for a message: truncated, with invisible characters escaped. */
export function quoteUntrusted(text: string): string {
  const cut = text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
  const shown = cut.replace(
    INVISIBLE,
    (one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return `"${shown}"`;
}
