import type { ChangeEvent } from 'react';

/** A display format: separators that are not part of the value. */
export interface TextFormat {
  /** Global; matches one separator at a time. */
  readonly separators: RegExp;
  readonly show: (value: string) => string;
  /** True if a text stays as it was typed, separators included, when a display text was edited into it. */
  readonly keeps?: (text: string, edited: string) => boolean;
}

export interface Edit {
  /** Content and caret of the input after the edit. */
  readonly text: string;
  readonly caret: number;
  /** The value before the edit. */
  readonly before: string;
  /** True for Delete, false for Backspace. */
  readonly forward: boolean;
}

/** The value after an edit, its display text, and the caret beside the same character as before. */
export function reformat({ separators, show, keeps }: TextFormat, { text, caret, before, forward }: Edit) {
  if (keeps?.(text, show(before)) === true) return { value: text, shown: text, caret };
  const strip = (part: string) => part.replaceAll(separators, '');
  let head = strip(text.slice(0, caret));
  let tail = strip(text.slice(caret));
  // A deleted separator would reappear: delete the character beyond it instead.
  if (head + tail === before && text.length < show(before).length)
    if (forward) tail = tail.slice(1);
    else head = head.slice(0, -1);
  const shown = show(head + tail);
  return { value: head + tail, shown, caret: caretBefore(shown, tail.length, strip) };
}

/** The first caret position with `after` characters behind it, not counting separators. */
function caretBefore(shown: string, after: number, strip: (part: string) => string): number {
  let caret = shown.length;
  while (caret > 0 && strip(shown.slice(caret - 1)).length <= after) caret--;
  return caret;
}

/** Controlled-input props that format the value while it is typed and keep the caret. */
export function formattedInput(format: TextFormat, value: string, setValue: (value: string) => unknown) {
  return {
    value: format.show(value),
    onChange({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const next = reformat(format, {
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        before: value,
        forward: nativeEvent instanceof InputEvent && nativeEvent.inputType.endsWith('Forward'),
      });
      // Set before React does: React does not touch an input, or its caret, that already holds its value.
      input.value = next.shown;
      input.setSelectionRange(next.caret, next.caret);
      setValue(next.value);
    },
  };
}
