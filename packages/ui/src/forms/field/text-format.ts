/** How the value of a text field and what is shown of it differ: separators that are not part of the value. */
export interface TextFormat {
  /** Matches all separators in a text, one character each. */
  readonly separators: RegExp;
  /** The value with its separators. */
  readonly show: (value: string) => string;
}

/** What an edit made of a field. */
export interface Edit {
  /** What the field holds after the edit, and where its caret stands. */
  readonly text: string;
  readonly caret: number;
  /** The value before it. */
  readonly before: string;
  /** The key deletes what follows the caret rather than what precedes it. */
  readonly forward: boolean;
}

/** The value after an edit, what to show of it, and where the caret belongs: beside the same character as before. */
export function reformat({ separators, show }: TextFormat, { text, caret, before, forward }: Edit) {
  const strip = (part: string) => part.replaceAll(separators, '');
  let head = strip(text.slice(0, caret));
  let tail = strip(text.slice(caret));
  // Only a separator was deleted, and it would come back at once: what was meant is the character beyond it.
  if (head + tail === before && text.length < show(before).length)
    if (forward) tail = tail.slice(1);
    else head = head.slice(0, -1);
  const shown = show(head + tail);
  return { value: head + tail, shown, caret: caretBefore(shown, tail.length, strip) };
}

/** The first place with only so many characters after it, separators not counted. */
function caretBefore(shown: string, after: number, strip: (part: string) => string): number {
  let caret = shown.length;
  while (caret > 0 && strip(shown.slice(caret - 1)).length <= after) caret--;
  return caret;
}
