import { useEffect, useState } from 'react';

/**
 * Loads a part of the page once it is wanted.
 * @param load has to be the same function at each call
 */
export function useLoaded<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => {
        if (current) setModule(loaded);
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [load]);
  return { module, failed };
}
