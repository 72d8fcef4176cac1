import { TOAST_EVENT } from '@naija/ui';

let kept: Event[] | undefined;

function keep(event: Event): void {
  kept?.push(event);
}

export function keepToasts(): void {
  kept = [];
  document.addEventListener(TOAST_EVENT, keep);
}

export function showKeptToasts(): void {
  document.removeEventListener(TOAST_EVENT, keep);
  const events = kept ?? [];
  kept = undefined;
  for (const event of events) document.dispatchEvent(event);
}
