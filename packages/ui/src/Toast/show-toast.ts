import { isNoticeKind, type NoticeKind } from '../Banner/Notice.tsx';

const EVENT = 'naija:toast';

export interface ToastMessage {
  readonly message: string;
  readonly kind: NoticeKind;
}

/**
 * Shows a short message over the page, wherever it is called from.
 * Each remote carries a copy of this package, so neither a context nor a store of a module would reach the one
 * region in the shell; an event of the document does, across copies and their versions.
 * A toast goes away by itself: what matters, an error above all, also stands in the page.
 */
export function showToast(message: string, { kind = 'info' }: { readonly kind?: NoticeKind } = {}): void {
  const detail: ToastMessage = { message, kind };
  document.dispatchEvent(new CustomEvent(EVENT, { detail }));
}

/** Calls back with every message shown, until the function it returns is called. */
export function onToast(show: (toast: ToastMessage) => void): () => void {
  const listener = (event: Event) => {
    const toast = event instanceof CustomEvent ? readToast(event.detail) : undefined;
    if (toast) show(toast);
  };
  document.addEventListener(EVENT, listener);
  return () => {
    document.removeEventListener(EVENT, listener);
  };
}

/** The message may come from another version of this package: an unknown kind is shown plainly. */
function readToast(detail: unknown): ToastMessage | undefined {
  const { message, kind } = (detail ?? {}) as Partial<Record<keyof ToastMessage, unknown>>;
  if (typeof message !== 'string') return undefined;
  return { message, kind: isNoticeKind(kind) ? kind : 'info' };
}
