import { useEffect, useState } from 'react';
import { loadSelection, refreshSelection } from '../selection/load-selection.ts';
import { fileOrigin } from './file-origin.ts';
import { remoteFacts, type RemoteFacts } from './remote-facts.ts';

/** With where the files come from, as a sentence. */
export interface LocatedRemote extends RemoteFacts {
  origin: string | undefined;
}

/** Undefined while they are read, null where they cannot be; against a list of releases that was just fetched. */
export function useRemoteFacts(): readonly LocatedRemote[] | null | undefined {
  const [facts, setFacts] = useState<readonly LocatedRemote[] | null>();
  useEffect(() => {
    let isCurrent = true;
    void readFacts()
      .catch(() => null)
      .then((read) => {
        if (isCurrent) setFacts(read);
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  return facts;
}

async function readFacts(): Promise<LocatedRemote[]> {
  await loadSelection(); // What runs was chosen then.
  const all = remoteFacts(await refreshSelection());
  return Promise.all(
    all.map(async (facts) => ({ ...facts, origin: facts.release && (await fileOrigin(facts.release)) })),
  );
}
