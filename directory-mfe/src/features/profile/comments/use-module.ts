import { useEffect, useState } from 'react';

/**
 * A module that is imported once it is wanted.
 * @param load has to be the same function at each call
 */
export function useModule<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [module, setModule] = useState<Module>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
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
  }, [load, wanted]);
  return { module, failed };
}
