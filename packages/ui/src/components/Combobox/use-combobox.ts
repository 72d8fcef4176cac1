import { useState, type KeyboardEvent } from 'react';
import { ARROW_KEYS, nextIndex } from '../../foundations/keyboard/list-navigation.ts';

interface Suggesting {
  readonly typed: string;
  readonly suggestions: readonly string[];
  readonly onChoose: (suggestion: string) => void;
}

/** State and key handlers of a combobox: is its list open, and which suggestion is active? */
export function useCombobox({ typed, suggestions, onChoose }: Suggesting) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const [known, setKnown] = useState(typed);
  if (typed !== known) {
    setKnown(typed);
    setActive(undefined);
  }
  const fold = () => {
    setOpen(false);
    setActive(undefined);
  };
  const choose = (suggestion: string) => {
    fold();
    onChoose(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    // Enter and arrows belong to a text that an input method is composing.
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      fold();
    } else if (key === 'Enter' && isOpen) {
      const chosen = suggestions[active ?? (typed.trim() === '' ? -1 : 0)];
      if (chosen === undefined && typed.trim() === '') return;
      // Text that nothing fits is not sent off with the form either.
      event.preventDefault();
      if (chosen !== undefined) choose(chosen);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(nextIndex(key, active ?? -1, suggestions.length, ARROW_KEYS.vertical));
    }
  };
  return {
    isOpen,
    active: active !== undefined && active < suggestions.length ? active : undefined,
    open: () => {
      setOpen(true);
    },
    fold,
    choose,
    press,
  };
}
