import { useCallback, useEffect, useState } from 'react';
import type { Registry } from '@naija/contracts/remote/registry';
import { knownRegistry, loadRegistry } from './selection/load-selection.ts';

const RETRY_DELAY_MS = 10_000;

type RegistryState = { registry?: Registry; failure?: Error };

/** Returns the registry. `update` includes lists that were added since. */
export function useRegistry(): RegistryState & { retry: () => void; update: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RegistryState>(initialState);
  const update = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    loadRegistry().then(
      (registry) => {
        // The same registry must not change the state, or a page that is about to be hydrated would render again.
        if (isCurrent) setState((known) => (known.registry === registry ? known : { registry }));
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setState({ failure: error instanceof Error ? error : new Error(String(error)) });
        timer = setTimeout(update, RETRY_DELAY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [attempt, update]);
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
