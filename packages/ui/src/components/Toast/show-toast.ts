import { isNoticeKind, type NoticeKind } from '../Banner/notice-kind.ts';

/** Event of the document. */
export const TOAST_EVENT = 'naija:toast';

/** A link to another page of the product. */
export interface ToastAction {
  readonly label: string;
  readonly to: string;
}

export interface ToastMessage {
  readonly message: string;
  readonly kind: NoticeKind;
  readonly action?: ToastAction | undefined;
}

type ToastOptions = Partial<Omit<ToastMessage, 'message'>>;

/**
 * Shows a short message over the page. Each remote bundles a copy of this package, so a document event, not a context or a
 * module's state, reaches the one region in the shell. Toasts disappear: errors must also stand in the page.
 */
export function showToast(message: string, { kind = 'info', action }: ToastOptions = {}): void {
  const detail: ToastMessage = { message, kind, action };
  document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}

/** Subscribes to all messages; returns the unsubscribe function. */
export function onToast(onMessage: (toast: ToastMessage) => void): () => void {
  const listener = (event: Event) => {
    const toast = event instanceof CustomEvent ? readToast(event.detail) : undefined;
    if (toast) onMessage(toast);
  };
  document.addEventListener(TOAST_EVENT, listener);
  return () => {
    document.removeEventListener(TOAST_EVENT, listener);
  };
}

/** Tolerates messages from other versions of this package: an unknown kind counts as info. */
function readToast(detail: unknown): ToastMessage | undefined {
  const { message, kind, action } = (detail ?? {}) as Partial<Record<keyof ToastMessage, unknown>>;
  if (typeof message !== 'string') return undefined;
  return { message, kind: isNoticeKind(kind) ? kind : 'info', action: readAction(action) };
}

function readAction(action: unknown): ToastAction | undefined {
  const { label, to } = (action ?? {}) as Partial<Record<keyof ToastAction, unknown>>;
  return typeof label === 'string' && typeof to === 'string' ? { label, to } : undefined;
}
