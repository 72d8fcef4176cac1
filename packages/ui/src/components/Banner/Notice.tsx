import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { words } from '@naija/runtime';
import { IconButton } from '../IconButton/IconButton.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { Elements } from '../../foundations/elements.ts';

const texts = words('ui.notice', { dismiss: 'Dismiss' });

// The shape of the icon tells the kinds apart without colour.
const KINDS = {
  info: { Icon: Info, foreground: tokens.color.brand, background: tokens.color.brandSoft },
  success: { Icon: CircleCheck, foreground: tokens.color.success, background: tokens.color.successSoft },
  warning: { Icon: TriangleAlert, foreground: tokens.color.warning, background: tokens.color.warningSoft },
  danger: { Icon: OctagonAlert, foreground: tokens.color.danger, background: tokens.color.dangerSoft },
} as const satisfies Record<NoticeKind, object>;

const Box = styled.div<{ readonly $kind: NoticeKind }>`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${tokens.space.xxs} ${tokens.space.sm};
  padding: ${tokens.space.xs};
  padding-inline-start: ${tokens.space.md};
  background: ${({ $kind }) => KINDS[$kind].background};
  border: 1px solid ${({ $kind }) => KINDS[$kind].foreground};
  border-inline-start-width: 6px;
  border-radius: ${tokens.radius.medium};

  > svg {
    flex: none;
    margin-block: ${tokens.space.xs};
    color: ${({ $kind }) => KINDS[$kind].foreground};
  }
`;

const Content = styled.div`
  display: flex;
  flex: 1 1 8rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.sm};
  min-width: 0;
  min-height: ${tokens.size.touch};
`;

const Text = styled.div`
  flex: 1 1 min(100%, 12rem);
  min-width: 0;
  padding-block: ${tokens.space.xs};
`;

const Dismiss = styled(IconButton)`
  flex: none;
  margin-inline-start: auto;
  color: inherit;
`;

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  readonly kind: NoticeKind;
  readonly action?: Elements;
  /** Called by the dismiss button, which is shown only if this is given. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A message with its icon, an action and a dismiss button; without a role of its own. */
export function Notice({ kind, action, onDismiss, children, ...box }: NoticeProps) {
  const { Icon } = KINDS[kind];
  return (
    <Box {...box} $kind={kind}>
      <Icon size="1.6em" aria-hidden="true" />
      <Content>
        <Text>{children}</Text>
        {action}
      </Content>
      {onDismiss && (
        <Dismiss label={texts.dismiss} onClick={onDismiss}>
          <X size="1.4em" aria-hidden="true" />
        </Dismiss>
      )}
    </Box>
  );
}
