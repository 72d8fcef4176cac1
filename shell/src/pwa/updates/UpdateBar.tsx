import { Banner, Button } from '@naija/ui';
import { Sticky } from '../../sticky.ts';
import { LAZY_MESSAGES } from '../../lazy-messages.ts';

const { update } = LAZY_MESSAGES;

export default function UpdateBar({ reload }: { readonly reload: () => void }) {
  return (
    <Sticky>
      <Banner kind="info" action={<Button onClick={reload}>{update.reload}</Button>}>
        {update.ready}
      </Banner>
    </Sticky>
  );
}
