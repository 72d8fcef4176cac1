import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { foundReleases, type FoundRelease } from '../chosen/chosen-registry.ts';
import { leaveChosen } from '../chosen/chosen-releases.ts';
import { OVERLAY_MESSAGES } from './messages.ts';

const { notice } = OVERLAY_MESSAGES;

const Foot = styled.div`
  position: fixed;
  z-index: 20;
  inset-block-end: ${tokens.space.xs};
  inset-inline: ${tokens.space.xs};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  width: fit-content;
  padding: ${tokens.space.xs} ${tokens.space.sm};
  color: ${tokens.color.ink};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  overflow-wrap: anywhere;
`;

/** Says at the foot of every page that this tab shows chosen releases, with the way back. */
export function ChosenNotice({ onDetails }: { readonly onDetails: () => void }) {
  const found = [...foundReleases()];
  const [shown, missing] = [found.filter(isFound), found.filter((one) => !isFound(one))];
  if (found.length === 0) return null;
  return (
    <Foot role="status">
      {shown.length > 0 && <p>{notice.shows(shown.map(nameOf).join(', '))}</p>}
      {missing.length > 0 && <p>{notice.missing(missing.map(nameOf).join(', '))}</p>}
      <Button $variant="secondary" onClick={onDetails}>
        {notice.details}
      </Button>
      <Button $variant="secondary" onClick={leaveChosen}>
        {OVERLAY_MESSAGES.leave}
      </Button>
    </Foot>
  );
}

type Named = readonly [remote: string, found: FoundRelease];

function isFound([, { release }]: Named): boolean {
  return release !== undefined;
}

function nameOf([remote, { version, isPreview }]: Named): string {
  const name = `${remote} ${version}`;
  return isPreview ? notice.preview(name) : name;
}
