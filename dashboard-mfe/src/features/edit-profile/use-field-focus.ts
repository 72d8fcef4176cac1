import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the field that the address's hash names, each time a link leads there.
 * @param count of the form, which is another one when that changes
 */
export function useFieldFocus(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (name === '') return;
    const fields = place.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    Array.from(fields)
      .find((field) => field.getAttribute('name') === name)
      ?.focus();
  }, [hash, key, count]);
  return place;
}
