import { Button } from '@naija/ui';
import { NoticeBox } from './NoticeBox.ts';
import { overrides, stopOverride } from './selection/overrides.ts';

/** Shows developers which remotes are overridden in this tab. */
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
