import type { ReactNode } from 'react';
import { Notice, type NoticeKind } from './Notice.tsx';

export interface BannerProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
  /** A button or link beside the words. */
  readonly action?: ReactNode;
  /** Without it the banner cannot be put away. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A message that stays in the page. Bad news interrupts a screen reader, other news waits for a pause. */
export function Banner({ kind, ...notice }: BannerProps) {
  const urgent = kind === 'danger' || kind === 'warning';
  return <Notice kind={kind} role={urgent ? 'alert' : 'status'} {...notice} />;
}
