import { useEffect, useState } from 'react';
import type { Registry } from '@naija/contracts/remote/registry';
import { loadRegistry } from './registry.ts';

type RegistryState = { registry?: Registry; failure?: Error };

/** The registry as state, with a way to ask again after a failure. */
export function useRegistry(): RegistryState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RegistryState>({});
  useEffect(() => {
    let current = true;
    loadRegistry().then(
      (registry) => {
        if (current) setState({ registry });
      },
      (error: unknown) => {
        if (current) setState({ failure: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  const retry = () => {
    setState({});
    setAttempt((tried) => tried + 1);
  };
  return { ...state, retry };
}
