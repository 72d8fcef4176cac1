import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NEW_PROFILE_KEY } from '@naija/contracts/domain/new-profile';
import { useAgent, useLazyModule } from '@naija/runtime';

const loadLink = () => import('./NewProfileLink.tsx');

/** Links the new public profile on the home page after the agent form, until the link is followed or dismissed. */
export function NewProfileNotice() {
  const { pathname } = useLocation();
  const { id } = useAgent();
  const [isDone, setDone] = useState(false);
  const isDue = pathname === '/' && id !== undefined && !isDone && markedId() === id;
  const { module } = useLazyModule(loadLink, isDue);
  if (!isDue || !module) return null;
  return (
    <module.NewProfileLink
      id={id}
      onDone={() => {
        localStorage.removeItem(NEW_PROFILE_KEY);
        setDone(true);
      }}
    />
  );
}

function markedId(): string | null {
  try {
    return localStorage.getItem(NEW_PROFILE_KEY);
  } catch {
    // Storage is blocked.
    return null;
  }
}
