import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';

/** How long the text has to stay as it is, in milliseconds. */
const PAUSE = 700;

/** Has a screen reader say a text once it has stopped changing, rather than at every key. */
export function Settled({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return <VisuallyHidden aria-live="polite">{settled !== first && settled}</VisuallyHidden>;
}
