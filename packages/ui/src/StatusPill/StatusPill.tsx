import styled from 'styled-components';
import {
  Check,
  CircleAlert,
  History,
  Send,
  Smartphone,
  TriangleAlert,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { tokens } from '../theme/tokens.ts';
import { formatMoment } from './format-moment.ts';

/** How far what somebody wrote has got, or how fresh what they read is. */
export type Status =
  | { readonly kind: 'saved' | 'not-saved' | 'sent' | 'needs-you' | 'offline' }
  /** Without `percent` it is not known how much has been sent. */
  | { readonly kind: 'sending'; readonly percent?: number | undefined }
  /** `from` is the ISO 8601 time at which the copy was made. */
  | { readonly kind: 'copy'; readonly from: string };

const { color } = tokens;
const calm = { ink: color.ink, ground: color.sunken };
const look: Record<Status['kind'], { Icon: LucideIcon; ink: string; ground: string }> = {
  saved: { Icon: Smartphone, ...calm },
  'not-saved': { Icon: TriangleAlert, ink: color.warning, ground: color.warningSoft },
  sending: { Icon: Send, ink: color.brand, ground: color.brandSoft },
  sent: { Icon: Check, ink: color.success, ground: color.successSoft },
  'needs-you': { Icon: CircleAlert, ink: color.danger, ground: color.dangerSoft },
  offline: { Icon: WifiOff, ink: color.warning, ground: color.warningSoft },
  copy: { Icon: History, ...calm },
};

const Pill = styled.span<{ readonly $kind: Status['kind'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xxs} ${tokens.space.sm};
  background: ${({ $kind }) => look[$kind].ground};
  border: 1px solid;
  border-radius: ${tokens.radius.large};
  color: ${({ $kind }) => look[$kind].ink};
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.3;

  > svg {
    flex: none;
  }
`;

/** A status in an icon and in words. */
export function StatusPill(status: Status) {
  const { Icon } = look[status.kind];
  return (
    <Pill $kind={status.kind}>
      <Icon size="1.2em" aria-hidden="true" />
      <span>{words(status)}</span>
    </Pill>
  );
}

function words(status: Status) {
  switch (status.kind) {
    case 'saved':
      return 'Saved on this phone';
    case 'not-saved':
      return 'Not saved';
    case 'sending':
      return status.percent === undefined ? 'Sending…' : `Sending ${String(Math.round(status.percent))} %`;
    case 'sent':
      return 'Sent';
    case 'needs-you':
      return 'Needs you';
    case 'offline':
      return 'Offline';
    case 'copy':
      return (
        <>
          Saved copy from <time dateTime={status.from}>{formatMoment(status.from)}</time>
        </>
      );
  }
}
