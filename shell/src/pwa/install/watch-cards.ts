import { invitationSlot, onInvitationSlot } from '@naija/ui';

/** Calls back whenever the card before the slot of a list comes into view. */
export function watchCards(onSeen: () => void): void {
  if (!('IntersectionObserver' in globalThis)) return; // The invitation is never shown between cards then.
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
  });
  const observe = () => {
    observer.disconnect();
    const card = lastCard();
    if (card) observer.observe(card);
  };
  onInvitationSlot(observe);
  observe();
}

export function isSlotBelowView(): boolean {
  const card = lastCard();
  return card !== undefined && card.getBoundingClientRect().bottom >= innerHeight;
}

function lastCard(): Element | undefined {
  return invitationSlot()?.previousElementSibling ?? undefined;
}
