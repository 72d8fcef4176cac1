import { useEffect, useState } from 'react';
import { cardUrl } from '@naija/contracts/domain/cards';
import { REQUEST_TIMEOUT_MS } from '@naija/contracts/domain/first-limits';
import { keepFile, keptFile } from '../../api/kept-responses.ts';

const TYPE = 'image/jpeg';

interface LoadedCard {
  readonly file: File;
  /** Object URL of the file. */
  readonly src: string;
}

interface OwnCard {
  readonly card: LoadedCard | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The share card of an agent, fresh from the server or cached on this device. @param fileName name under which it is saved and shared */
export function useCard(agentId: string, fileName: string): OwnCard {
  const [card, setCard] = useState<LoadedCard>();
  const [failedTry, setFailedTry] = useState<number>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let src: string | undefined;
    loadOrFindCard(agentId).then(
      (data) => {
        if (!isCurrent) return;
        src = URL.createObjectURL(data);
        setCard({ file: new File([data], fileName, { type: TYPE }), src });
      },
      () => {
        if (isCurrent) setFailedTry(tries);
      },
    );
    return () => {
      isCurrent = false;
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [agentId, fileName, tries]);
  return {
    card,
    hasFailed: failedTry === tries,
    retry: () => {
      setTries(tries + 1);
    },
  };
}

/** Caches the card for use while offline, unless it is already cached. Rejects if the server sends none. */
export async function keepCard(agentId: string): Promise<void> {
  if (!(await keptFile(cardUrl(agentId)))) await loadCard(agentId);
}

async function loadOrFindCard(agentId: string): Promise<Blob> {
  try {
    return await loadCard(agentId);
  } catch (error) {
    const kept = await keptFile(cardUrl(agentId));
    if (kept) return kept;
    throw error;
  }
}

async function loadCard(agentId: string): Promise<Blob> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(cardUrl(agentId), { signal, cache: 'no-cache' });
  const data = await response.blob();
  if (!response.ok || data.type !== TYPE) throw new Error('the server has sent no card');
  void keepFile(cardUrl(agentId), data);
  return data;
}
