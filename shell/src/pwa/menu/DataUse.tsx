import { useState } from 'react';
import styled from 'styled-components';
import { formatBytes } from '@naija/contracts/domain/bytes';
import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { Button, tokens } from '@naija/ui';
import { useUsage } from './use-usage.ts';

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};

  /* As high before the figures are known as after. */
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

/** What the app has cost this month and holds on this phone, and a button that empties it. */
export function DataUse() {
  const { usage, freed, empty } = useUsage();
  const [emptying, setEmptying] = useState(false);
  if (usage.kind === 'unknown')
    return (
      <Part aria-label="Data use">
        <p>Nothing is kept on this phone by this browser, so pages need a connection.</p>
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
      <Result role="status">
        {freed !== undefined && `${formatBytes(freed)} freed. Your saved agents stay listed.`}
      </Result>
    </Part>
  );
}

function figures({ downloadedThisMonth, held }: Usage): string {
  return `This month ${formatBytes(downloadedThisMonth)} downloaded · ${formatBytes(held)} kept on this phone`;
}
