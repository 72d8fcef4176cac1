import { Banner, Button } from '@naija/ui';
import { LAZY_MESSAGES } from '../words/lazy-messages.ts';
import { Sticky } from './sticky.ts';

const { reloadBar } = LAZY_MESSAGES;

interface Props {
  readonly reason: 'update' | 'leak';
  readonly reload: () => void;
}

export function ReloadBar({ reason, reload }: Props) {
  return (
    <Sticky>
      <Banner
        kind={reason === 'leak' ? 'warning' : 'info'}
        action={<Button onClick={reload}>{reloadBar.reload}</Button>}
      >
        {reloadBar[reason]}
      </Banner>
    </Sticky>
  );
}
