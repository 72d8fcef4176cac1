import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { OVERLAY_MESSAGES } from './messages.ts';
import { ReleaseList } from './ReleaseList.tsx';
import type { LocatedRemote } from './use-remote-facts.ts';

const Item = styled.li`
  display: grid;
  gap: ${tokens.space.xxs};
  padding-block: ${tokens.space.sm};
  border-block-start: 1px solid ${tokens.color.line};
`;

const Name = styled.h3`
  font-size: ${tokens.text.body};
`;

const Small = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export function RemoteItem({ facts }: { readonly facts: LocatedRemote }) {
  const { remote, release, isRunning, reasons, paths, origin, offered } = facts;
  return (
    <Item>
      <Name>{`${remote} ${release?.metadata.version ?? OVERLAY_MESSAGES.nothing}`}</Name>
      {isRunning && <p>{OVERLAY_MESSAGES.here}</p>}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {origin !== undefined && <Small>{origin}</Small>}
      <Small>{`${OVERLAY_MESSAGES.paths} ${paths.join(', ')}`}</Small>
      <ReleaseList remote={remote} releases={offered} />
    </Item>
  );
}
