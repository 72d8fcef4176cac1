import { Banner, Button } from '@naija/ui';
import { SHELL_MESSAGES } from '../messages.ts';
import { Sticky } from '../sticky.ts';
import type { LoadKind } from './pending-loads.ts';
import { useLoadingLongerThan } from './use-loading.ts';

const DELAY_MS = 8_000;
const KINDS: readonly LoadKind[] = ['code'];
const { slow, tryAgain } = SHELL_MESSAGES.loading;

/** For the code of a page; its data is the page's own. */
export function SlowNotice() {
  return (
    useLoadingLongerThan(DELAY_MS, KINDS) && (
      <Sticky>
        <Banner
          kind="info"
          action={
            <Button
              $variant="secondary"
              onClick={() => {
                location.reload();
              }}
            >
              {tryAgain}
            </Button>
          }
        >
          {slow}
        </Banner>
      </Sticky>
    )
  );
}
