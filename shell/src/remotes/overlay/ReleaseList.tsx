import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { isRecord } from '@naija/contracts/remote/json-readers';
import { chosenReleases, showReleases } from '../selection/chosen-releases.ts';
import { OVERLAY_MESSAGES } from './messages.ts';
import type { OfferedRelease } from './remote-facts.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { QUARANTINE_KEY } from '../quarantine.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.xxs} ${tokens.space.xs};
  }

  > li > span {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

export function ReleaseList({
  remote,
  releases,
}: {
  readonly remote: string;
  readonly releases: readonly OfferedRelease[];
}) {
  return (
    <List aria-label={OVERLAY_MESSAGES.releases(remote)}>
      {releases.map((release) => (
        <li key={release.id} aria-current={release.isShown || undefined}>
          <span>{describe(release)}</span>
          {!release.isShown && release.quarantine === undefined && (
            <Button
              $variant="secondary"
              aria-label={OVERLAY_MESSAGES.showRelease(remote, release.version)}
              onClick={() => {
                choose(remote, release);
              }}
            >
              {OVERLAY_MESSAGES.show}
            </Button>
          )}
          {release.quarantine !== undefined && (
            <Button
              $variant="secondary"
              aria-label={OVERLAY_MESSAGES.clearOf(remote, release.version)}
              onClick={() => {
                clearQuarantine(release.id);
                globalThis.location.reload();
              }}
            >
              {OVERLAY_MESSAGES.clear}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

function describe({ version, role, percent, isShown, quarantine }: OfferedRelease): string {
  const { role: roles, shown, quarantined } = OVERLAY_MESSAGES;
  return [
    version,
    role === 'default' || role === 'canary' ? roles[role](percent) : roles[role],
    ...(isShown ? [shown] : []),
    ...(quarantine === undefined ? [] : [quarantined(quarantine)]),
  ].join(' · ');
}

function choose(remote: string, { version }: OfferedRelease): void {
  showReleases(new Map(chosenReleases()).set(remote, version));
}

/** Lets this browser try a release again from the next page load on. @param id as `releaseId` returns it */
export function clearQuarantine(id: string): void {
  const stored = readStored(QUARANTINE_KEY);
  const all: unknown[] = Array.isArray(stored) ? stored : [];
  writeStored(
    QUARANTINE_KEY,
    all.filter((one) => !isRecord(one) || one['id'] !== id),
  );
}
