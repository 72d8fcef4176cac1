import { Banner, Button } from '@naija/ui';
import { LAZY_MESSAGES } from '../../lazy-messages.ts';
import { Sticky } from '../../sticky.ts';

const { slow, reload } = LAZY_MESSAGES.leak;

export default function LeakBar() {
  const onReload = () => {
    globalThis.location.reload();
  };
  return (
    <Sticky>
      <Banner kind="warning" action={<Button onClick={onReload}>{reload}</Button>}>
        {slow}
      </Banner>
    </Sticky>
  );
}
