import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the field that the URL hash names, on each navigation.
 * @param revision of the form, which remounts its fields
 */
export function useFocusLinkedField(revision: number) {
  const container = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (name === '') return;
    const fields = container.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    Array.from(fields)
      .find((field) => field.getAttribute('name') === name)
      ?.focus();
  }, [hash, key, revision]);
  return container;
}
