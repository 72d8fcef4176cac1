import { useEffect, useState } from 'react';

/** Client-side interval between two mails; the server enforces rate limits of its own. */
const COOLDOWN_MS = 60_000;

/** A cooldown of a minute that starts on request and ends by itself. */
export function useCooldown() {
  const [isCoolingDown, setCoolingDown] = useState(false);
  useEffect(() => {
    if (!isCoolingDown) return;
    const timer = setTimeout(() => {
      setCoolingDown(false);
    }, COOLDOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isCoolingDown]);
  const startCooldown = () => {
    setCoolingDown(true);
  };
  return { isCoolingDown, startCooldown };
}
