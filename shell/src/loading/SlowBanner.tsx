import { Banner, Button } from '@naija/ui';
import { SHELL_MESSAGES } from '../words/messages.ts';
import { Sticky } from '../components/sticky.ts';

const { loading } = SHELL_MESSAGES;

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
            {loading.tryAgain}
          </Button>
        }
      >
        {loading.slow}
      </Banner>
    </Sticky>
  );
}
