import { Banner } from '@naija/ui';

/** Says that a changed e-mail address waits to be confirmed, and which one counts until then. */
export function NewAddress({ pending, current }: { readonly pending: string; readonly current: string }) {
  return (
    <Banner kind="info">
      <bdi>{pending}</bdi> counts once you open the link that was sent to it. Until then it is{' '}
      <bdi>{current}</bdi>.
    </Banner>
  );
}
