import { useEffect, useState } from 'react';
import { loadSelection, refreshSelection } from '../selection/load-selection.ts';
import { fileOrigin } from './file-origin.ts';
import { remoteFacts, type RemoteFacts } from './remote-facts.ts';

/** With where the files come from, as a sentence. */
export interface LocatedRemote extends RemoteFacts {
  origin: string | undefined;
}

interface RemoteFactsState {
  /** Undefined while they are read, null where they cannot be; against a list of releases that was just fetched. */
  readonly remotes: readonly LocatedRemote[] | null | undefined;
  /** Reads them again. */
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
  await loadSelection(); // What runs was chosen then.
  const all = remoteFacts(await refreshSelection());
  return Promise.all(
    all.map(async (facts) => ({ ...facts, origin: facts.release && (await fileOrigin(facts.release)) })),
  );
}
