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
import { words } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';
import { formatMoment } from '../../foundations/time/format-moment.ts';

const texts = words('ui.status', {
  saved: 'Saved on this device',
  notSaved: 'Not saved',
  sending: 'Sending…',
  sendingPart: (percent: number) => `Sending ${String(percent)} %`,
  sent: 'Sent',
  needsYou: 'Action needed',
  offline: 'Offline',
  /** Text before a time. */
  copyFrom: 'Saved copy from',
});

/** Delivery status of an intent, or freshness of a response. */
export type Status =
  | { readonly kind: 'saved' | 'not-saved' | 'sent' | 'needs-you' | 'offline' }
  /** Without `percent`, progress is unknown. */
  | { readonly kind: 'sending'; readonly percent?: number | undefined }
  /** `from` is the ISO 8601 time of the cached response. */
  | { readonly kind: 'copy'; readonly from: string };

const calm = { foreground: tokens.color.ink, background: tokens.color.sunken };
const APPEARANCE: Record<Status['kind'], { Icon: LucideIcon; foreground: string; background: string }> = {
  saved: { Icon: Smartphone, ...calm },
  'not-saved': {
    Icon: TriangleAlert,
    foreground: tokens.color.warning,
    background: tokens.color.warningSoft,
  },
  sending: { Icon: Send, foreground: tokens.color.brand, background: tokens.color.brandSoft },
  sent: { Icon: Check, foreground: tokens.color.success, background: tokens.color.successSoft },
  'needs-you': { Icon: CircleAlert, foreground: tokens.color.danger, background: tokens.color.dangerSoft },
  offline: { Icon: WifiOff, foreground: tokens.color.warning, background: tokens.color.warningSoft },
  copy: { Icon: History, ...calm },
};

const Pill = styled.span<{ readonly $kind: Status['kind'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xxs} ${tokens.space.sm};
  background: ${({ $kind }) => APPEARANCE[$kind].background};
  border: 1px solid;
  border-radius: ${tokens.radius.large};
  color: ${({ $kind }) => APPEARANCE[$kind].foreground};
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.3;

  > svg {
    flex: none;
  }
`;

export function StatusPill(status: Status) {
  const { Icon } = APPEARANCE[status.kind];
  return (
    <Pill $kind={status.kind}>
      <Icon size="1.2em" aria-hidden="true" />
      <span>{labelOf(status)}</span>
    </Pill>
  );
}

function labelOf(status: Status) {
  switch (status.kind) {
    case 'saved':
      return texts.saved;
    case 'not-saved':
      return texts.notSaved;
    case 'sending':
      return status.percent === undefined ? texts.sending : texts.sendingPart(Math.round(status.percent));
    case 'sent':
      return texts.sent;
    case 'needs-you':
      return texts.needsYou;
    case 'offline':
      return texts.offline;
    case 'copy':
      return (
        <span>
          {texts.copyFrom} <time dateTime={status.from}>{formatMoment(status.from)}</time>
        </span>
      );
  }
}
