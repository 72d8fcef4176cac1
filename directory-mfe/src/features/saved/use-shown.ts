import { useState } from 'react';
import { saveAgent, useSaved, type SavedAgent } from '@naija/runtime';

/**
 * The saved agents, newest first. Who is taken off by the heart stays in their place until the page is left, so that a
 * slip can be undone; `drop` takes them off for good.
 */
export function useShown() {
  const saved = useSaved();
  const [shown, setShown] = useState(saved);
  const isShown = ({ id }: SavedAgent) => shown.some((agent) => agent.id === id);
  const added = saved.filter((agent) => !isShown(agent));
  if (added.length > 0) setShown([...added, ...shown]);
  const drop = (id: string) => {
    saveAgent(id, false);
    setShown(shown.filter((agent) => agent.id !== id));
  };
  return { saved, shown, drop };
}
