import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import type { Elements } from '../../foundations/elements.ts';
import type { NoticeKind } from './notice-kind.ts';

export interface BannerProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
  /** A button or link beside the text. */
  readonly action?: Elements;
  /** Called by the dismiss button, which is shown only if this is given. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A message in the page: an `alert` for warnings and errors, else a `status`. */
export function Banner({ kind, ...notice }: BannerProps) {
  const urgent = kind === 'danger' || kind === 'warning';
  return <Notice kind={kind} role={urgent ? 'alert' : 'status'} {...notice} />;
}
