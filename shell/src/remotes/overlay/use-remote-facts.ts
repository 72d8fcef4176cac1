import { useEffect, useState } from 'react';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { loadSelection, refreshSelection } from '../selection/load-selection.ts';
import { remoteFacts, type RemoteFacts } from './remote-facts.ts';
import { OVERLAY_MESSAGES } from './messages.ts';

export interface LocatedRemote extends RemoteFacts {
  origin: string | undefined;
}

interface RemoteFactsState {
  /**
   * Undefined while the facts are loading, null if that failed. They are compared with a list of releases that was just
   * fetched.
   */
  readonly remotes: readonly LocatedRemote[] | null | undefined;
  readonly update: () => void;
}

export function useRemoteFacts(): RemoteFactsState {
  const [remotes, setRemotes] = useState<readonly LocatedRemote[] | null>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void readFacts()
      .catch(() => null)
      .then((read) => {
        if (isCurrent) setRemotes(read);
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const update = () => {
    setAttempt((count) => count + 1);
  };
  return { remotes, update };
}

async function readFacts(): Promise<LocatedRemote[]> {
  await loadSelection(); // The running releases were selected then.
  const all = remoteFacts(await refreshSelection());
  return Promise.all(
    all.map(async (facts) => ({ ...facts, origin: facts.release && (await fileOrigin(facts.release)) })),
  );
}

async function fileOrigin({ url }: RegistryEntry): Promise<string> {
  const entry = new URL(url, document.baseURI);
  const origin = entry.origin === globalThis.location.origin ? OVERLAY_MESSAGES.siteOrigin : entry.origin;
  return (await isCached(entry.href)) ? OVERLAY_MESSAGES.cached(origin) : OVERLAY_MESSAGES.network(origin);
}

/** False without a cache, as on insecure origins. */
async function isCached(file: string): Promise<boolean> {
  try {
    return (await caches.match(file)) !== undefined;
  } catch {
    return false;
  }
}
