import { formatMoment } from '@naija/ui';

export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}
