import type { ChangeEvent } from 'react';
import { reformat, type TextFormat } from './text-format.ts';

/** Value and handler of an input that shows its value in a format while it is typed. */
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
      // Written here, before React does: what it finds as it wants it, it leaves alone, the caret included.
      input.value = next.shown;
      input.setSelectionRange(next.caret, next.caret);
      setValue(next.value);
    },
  };
}
