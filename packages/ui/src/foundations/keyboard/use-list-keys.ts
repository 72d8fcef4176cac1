import { useState, type KeyboardEvent } from 'react';
import { ARROW_KEYS, nextIndex } from './list-navigation.ts';
import { createTypeAhead } from './type-ahead.ts';

/** Moves the focus through the links of a list by arrows, Home, End and type-ahead. */
export function useListKeys() {
  const [typeAhead] = useState(createTypeAhead);

  return (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const from = links.findIndex((link) => link === event.target);
    const to =
      nextIndex(event.key, from, links.length, ARROW_KEYS.vertical) ?? matchByLetter(event, links, from);
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  };

  function matchByLetter(
    event: KeyboardEvent,
    links: readonly HTMLElement[],
    from: number,
  ): number | undefined {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return undefined;
    if (key === ' ' && !typeAhead.isTyping(timeStamp)) return undefined;
    const names = links.map(({ textContent }) => textContent);
    return typeAhead.find(key, timeStamp, names, from);
  }
}
