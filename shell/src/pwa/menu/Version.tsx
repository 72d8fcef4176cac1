import { useState } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { Button, tokens } from '@naija/ui';
import { useRegistry } from '../../remotes/use-registry.ts';
import { lookForUpdates, type UpdateNews } from './look-for-updates.ts';

const WORDS: Record<UpdateNews, string> = {
  newer: 'A newer version is on its way. You will be asked when it is ready.',
  newest: 'This is the newest version.',
  'no worker': 'Reload the page to get the newest version.',
  'no line': MESSAGES.locationOffline,
};

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
`;

const Small = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

/** Which releases this page works with, and a way to look for newer ones. */
export function Version() {
  const { registry } = useRegistry();
  const [news, setNews] = useState<UpdateNews>();
  return (
    <Part aria-label="Version">
      <Button $variant="secondary" onClick={() => void lookForUpdates().then(setNews)}>
        Check for updates
      </Button>
      <Small role="status">{news && WORDS[news]}</Small>
      <Small>{registry && `Version: ${versions(registry).join(', ')}`}</Small>
    </Part>
  );
}

/** The first release of each remote is the one that its pages try. */
function versions(registry: Registry): string[] {
  return remoteNames(registry).map(
    (remote) => `${remote} ${releasesOf(registry, remote)[0]?.metadata.version ?? '-'}`,
  );
}
