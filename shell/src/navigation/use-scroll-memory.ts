import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ScrollMemory } from './scroll-memory.ts';

/** A new page begins at its top; Back, Forward and a reload come to where the visitor was. */
export function useScrollMemory(): void {
  const [memory] = useState(() => new ScrollMemory());
  const location = useLocation();
  useLayoutEffect(() => {
    // The browser would scroll before the content has come.
    history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    memory.show(location);
  }, [memory, location]);
  useEffect(() => watchScrolling(memory), [memory]);
}

function watchScrolling(memory: ScrollMemory): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const save = () => {
    memory.save();
  };
  addEventListener(
    'scroll',
    () => {
      memory.note(scrollY);
    },
    { signal, passive: true },
  );
  // A phone may end a page that is out of sight without another word.
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, save, { signal });
  return () => {
    watching.abort();
  };
}
