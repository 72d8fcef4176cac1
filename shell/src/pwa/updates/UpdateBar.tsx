import { Banner, Button } from '@naija/ui';
import { Sticky } from '../../sticky.ts';
import { PWA_MESSAGES } from '../messages.ts';

const { update } = PWA_MESSAGES;

export default function UpdateBar({ reload }: { readonly reload: () => void }) {
  return (
    <Sticky>
      <Banner kind="info" action={<Button onClick={reload}>{update.reload}</Button>}>
        {update.ready}
      </Banner>
    </Sticky>
  );
}
