import { useEffect, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';

/** True once `waiting` has lasted for 8 seconds, until it ends. */
export function useIsSlow(waiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, LIMITS.slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [waiting]);
  return isSlow && waiting;
}
