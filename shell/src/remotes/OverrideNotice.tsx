import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { overrides, stopOverride } from './selection/overrides.ts';

const Corner = styled.div`
  position: fixed;
  z-index: 20;
  inset-block-end: ${tokens.space.xs};
  inset-inline-start: ${tokens.space.xs};
  max-width: calc(100% - 2 * ${tokens.space.xs});
  padding: ${tokens.space.xs};
  color: ${tokens.color.ink};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  overflow-wrap: anywhere;
`;

/** Shows developers which remotes are overridden in this tab. */
export function OverrideNotice() {
  if (overrides.size === 0) return null;
  return (
    <Corner role="status">
      {[...overrides].map(([remote, address]) => (
        <p key={remote}>
          {remote} comes from {address} ·{' '}
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
    </Corner>
  );
}
