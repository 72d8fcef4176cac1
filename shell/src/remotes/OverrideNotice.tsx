import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { overrides, stopOverride } from './selection/overrides.ts';

export const NoticeBox = styled.div`
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

export function OverrideNotice() {
  if (overrides.size === 0) return null;
  return (
    <NoticeBox role="status">
      {[...overrides].map(([remote, address]) => (
        <p key={remote}>
          <span>{`${remote} comes from ${address} · `}</span>
          <Button
            $variant="secondary"
            onClick={() => {
              stopOverride(remote);
              globalThis.location.reload();
            }}
          >
            Stop
          </Button>
        </p>
      ))}
    </NoticeBox>
  );
}
