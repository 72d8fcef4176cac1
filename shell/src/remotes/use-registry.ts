import { useCallback, useEffect, useState } from 'react';
import type { Registry } from '@naija/contracts/remote/registry';
import { knownRegistry, loadRegistry } from './selection/load-selection.ts';

type RegistryState = { registry?: Registry; failure?: Error };

/** `update` takes over lists that were added meanwhile. */
export function useRegistry(): RegistryState & { retry: () => void; update: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RegistryState>(initialState);
  useEffect(() => {
    let isCurrent = true;
    loadRegistry().then(
      (registry) => {
        // The same one is no change, which would render a page anew that is about to be hydrated.
        if (isCurrent) setState((known) => (known.registry === registry ? known : { registry }));
      },
      (error: unknown) => {
        if (isCurrent) setState({ failure: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const update = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const retry = () => {
    setState({});
    update();
  };
  return { ...state, retry, update };
}

function initialState(): RegistryState {
  const registry = knownRegistry();
  return registry ? { registry } : {};
}
