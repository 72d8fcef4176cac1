export const SLOT_ATTRIBUTE = 'data-invitation-slot';
const EVENT = 'naija:invitation-slot';

/**
 * Ref of a slot: says that it has come, and when it goes. Each remote bundles a copy of this package, so a document event,
 * not a module's state, reaches the shell.
 */
export function announceSlot(): () => void {
  announce();
  return announce;
}

/** The slot of the page that is shown; null if it has none. */
export function invitationSlot(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${SLOT_ATTRIBUTE}]`);
}

/** Calls back when `invitationSlot` may have changed; returns the unsubscribe function. */
export function onInvitationSlot(listener: () => void): () => void {
  document.addEventListener(EVENT, listener);
  return () => {
    document.removeEventListener(EVENT, listener);
  };
}

/** Later, since a slot that goes is still in the document. */
function announce(): void {
  queueMicrotask(() => document.dispatchEvent(new Event(EVENT)));
}
