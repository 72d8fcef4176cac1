import { useEffect, useState } from 'react';

/** Imports a module once `isWanted` is true. @param load must be the same function in each render */
export function useLazyModule<Module>(load: () => Promise<Module>, isWanted = true) {
  const [module, setModule] = useState<Module>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setModule(loaded);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);
  return { module, failed };
}
