import { useState } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { postToWorker } from '@naija/runtime';
import { Button, tokens } from '@naija/ui';
import { useRegistry } from '../../remotes/use-registry.ts';

type UpdateResult = 'newer' | 'newest' | 'no-worker' | 'offline';

const TEXTS: Record<UpdateResult, string> = {
  newer: 'A newer version is on its way. You will be asked when it is ready.',
  newest: 'This is the newest version.',
  'no-worker': 'Reload the page to get the newest version.',
  offline: MESSAGES.locationOffline,
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

export function Version() {
  const { registry } = useRegistry();
  const [result, setResult] = useState<UpdateResult>();
  return (
    <Part aria-label="Version">
      <Button $variant="secondary" onClick={() => void checkForUpdates().then(setResult)}>
        Check for updates
      </Button>
      <Small role="status">{result && TEXTS[result]}</Small>
      <Small>{registry && `Version: ${versions(registry).join(', ')}`}</Small>
    </Part>
  );
}

/** The first release of each list is the one that this visitor gets. */
function versions(registry: Registry): string[] {
  return remoteNames(registry).map(
    (remote) => `${remote} ${releasesOf(registry, remote)[0]?.metadata.version ?? '-'}`,
  );
}

/** Checks shell and remotes; an update is offered separately, once it is ready. */
async function checkForUpdates(): Promise<UpdateResult> {
  if (!('serviceWorker' in navigator)) return 'no-worker';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'no-worker';
  postToWorker({ type: 'CHECK_RELEASES' });
  try {
    await registration.update();
  } catch {
    return 'offline';
  }
  return registration.installing || registration.waiting ? 'newer' : 'newest';
}
