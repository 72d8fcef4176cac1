import { Banner, Button } from '@naija/ui';
import { SHELL_MESSAGES } from '../messages.ts';
import { Sticky } from '../sticky.ts';

const { slow, tryAgain } = SHELL_MESSAGES.loading;

export function SlowBanner() {
  return (
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
  );
}
