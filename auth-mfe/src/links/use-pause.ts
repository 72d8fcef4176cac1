import { useEffect, useState } from 'react';

/** How long to wait before a mail is asked for again, in milliseconds; the server has limits of its own. */
const PAUSE = 60_000;

/** Whether a pause is on, and a way to begin one. */
export function usePause(): [on: boolean, begin: () => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => {
      setOn(false);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [on]);
  return [
    on,
    () => {
      setOn(true);
    },
  ];
}
