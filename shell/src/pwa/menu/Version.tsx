import { useState } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { postToWorker, translateText } from '@naija/runtime';
import { Button, tokens } from '@naija/ui';
import { useRegistry } from '../../remotes/use-registry.ts';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';

const { version } = LAZY_MESSAGES;

type UpdateResult = 'newer' | 'newest' | 'no-worker' | 'offline';

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
    <Part aria-label={version.title}>
      <Button $variant="secondary" onClick={() => void checkForUpdates().then(setResult)}>
        {version.check}
      </Button>
      <Small role="status">{result && textOf(result)}</Small>
      <Small>{registry && version.number(newestVersion(registry))}</Small>
    </Part>
  );
}

function textOf(result: UpdateResult): string {
  switch (result) {
    case 'newer':
      return version.newer;
    case 'newest':
      return version.newest;
    case 'no-worker':
      return version.reload;
    case 'offline':
      return translateText(MESSAGES.locationOffline);
  }
}

/** One version for the whole site, that of its newest remote. The first release of a list is the one this visitor gets. */
function newestVersion(registry: Registry): string {
  const versions = remoteNames(registry).map(
    (remote) => releasesOf(registry, remote)[0]?.metadata.version ?? '',
  );
  return versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0] ?? '';
}

async function checkForUpdates(): Promise<UpdateResult> {
  if (!('serviceWorker' in navigator)) return 'no-worker';
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (!registration) return 'no-worker';
  postToWorker({ type: 'CHECK_RELEASES' });
  try {
    await registration.update();
  } catch {
    return 'offline';
  }
  return registration.installing || registration.waiting ? 'newer' : 'newest';
}
