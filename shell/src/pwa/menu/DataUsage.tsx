import { useState, useEffect } from 'react';
import styled from 'styled-components';
import { formatBytes } from '@naija/contracts/domain/bytes';
import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { Button, tokens } from '@naija/ui';
import { requestFromWorker } from '@naija/runtime';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';

const { data } = LAZY_MESSAGES;

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};

  /* Prevents a layout shift when the figures arrive. */
  > p:first-child {
    min-height: 1.55em;
  }
`;

const Quiet = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

const Result = styled(Quiet)`
  &:empty {
    display: none;
  }
`;

export function DataUsage() {
  const { usage, freed, empty } = useDataUsage();
  const [emptying, setEmptying] = useState(false);
  if (usage.kind === 'unknown')
    return (
      <Part aria-label={data.title}>
        <p>{data.noWorker}</p>
      </Part>
    );
  const known = usage.kind === 'known';
  return (
    <Part aria-label={data.title}>
      <p>{known ? figures(usage) : data.counting}</p>
      {known && usage.offlineReady === true && <Quiet>{data.ready}</Quiet>}
      <Button
        $variant="secondary"
        disabled={!known}
        aria-disabled={emptying}
        onClick={() => {
          if (emptying) return;
          setEmptying(true);
          void empty().then(() => {
            setEmptying(false);
          });
        }}
      >
        {emptying ? data.clearing : data.clear}
      </Button>
      <Result role="status">{freed !== undefined && outcome(freed)}</Result>
    </Part>
  );
}

function figures({ downloadedThisMonth, held }: Usage): string {
  return data.figures(formatBytes(downloadedThisMonth), formatBytes(held));
}

function outcome(freed: number): string {
  return freed > 0 ? data.cleared(formatBytes(freed)) : data.nothing;
}

type UsageState = { readonly kind: 'loading' | 'unknown' } | ({ readonly kind: 'known' } & Usage);

function useDataUsage() {
  const [usage, setUsage] = useState<UsageState>({ kind: 'loading' });
  const [freed, setFreed] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    void requestFromWorker<Usage>({ type: 'USAGE' }).then((answer) => {
      if (isCurrent) setUsage(stateOf(answer));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const empty = async () => {
    const left = await requestFromWorker<Usage>({ type: 'EMPTY_SAVED' });
    // `held` is not used, because browsers update it late.
    if (left && usage.kind === 'known') setFreed(usage.saved - left.saved);
    setUsage(stateOf(left && { ...usage, ...left }));
  };
  return { usage, freed, empty };
}

function stateOf(usage: Usage | undefined): UsageState {
  return usage ? { kind: 'known', ...usage } : { kind: 'unknown' };
}
