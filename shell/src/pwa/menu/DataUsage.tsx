import { useState } from 'react';
import styled from 'styled-components';
import { formatBytes } from '@naija/contracts/domain/bytes';
import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { Button, tokens } from '@naija/ui';
import { useDataUsage } from './use-data-usage.ts';

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};

  /* Prevents a layout shift when the figures arrive. */
  > p:first-child {
    min-height: 1.55em;
  }
`;

const Result = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};

  &:empty {
    display: none;
  }
`;

export function DataUsage() {
  const { usage, freed, empty } = useDataUsage();
  const [emptying, setEmptying] = useState(false);
  if (usage.kind === 'unknown')
    return (
      <Part aria-label="Data use">
        <p>Nothing is kept on this device by this browser, so pages need a connection.</p>
      </Part>
    );
  const known = usage.kind === 'known';
  return (
    <Part aria-label="Data use">
      <p>{known ? figures(usage) : 'Counting…'}</p>
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
        {emptying ? 'Emptying…' : 'Empty saved pages and photos'}
      </Button>
      <Result role="status">{freed !== undefined && outcome(freed)}</Result>
    </Part>
  );
}

function figures({ downloadedThisMonth, held }: Usage): string {
  return `This month ${formatBytes(downloadedThisMonth)} downloaded · ${formatBytes(held)} kept on this device`;
}

function outcome(freed: number): string {
  return freed > 0
    ? `${formatBytes(freed)} freed. Your saved agents stay listed.`
    : 'There was nothing to empty.';
}
