import { onInvitationSlot, showToast } from '@naija/ui';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { currentInstallWay } from './install-way.ts';
import { dismissInvitation, install } from './install.ts';
import { fillInstallSlots } from './InstallSlot.tsx';
import { isInvitationDue, watchEngagement } from './invitation-timing.ts';
import { panels, setPanels } from './panel-state.ts';
import { onInstallPrompt } from './prompt-event.ts';
import { isSlotBelowView } from './watch-cards.ts';

export function startInstall(): void {
  addEventListener('appinstalled', () => {
    dismissInvitation();
    showToast(LAZY_MESSAGES.install.installed, { kind: 'success' });
  });
  onInstallPrompt(inviteIfDue);
  watchEngagement(inviteIfDue);
}

function inviteIfDue(): void {
  if (panels().dueOn !== undefined || currentInstallWay() === undefined || !isInvitationDue()) return;
  setPanels({ dueOn: location.pathname, inList: false });
  loadPanels().then(
    () => {
      place();
      onInvitationSlot(place);
    },
    () => undefined, // The next page load tries again.
  );
}

function place(): void {
  const { dueOn, inList } = panels();
  if (dueOn === location.pathname && inList !== true && isSlotBelowView()) setPanels({ inList: true });
}

export async function loadPanels(): Promise<void> {
  fillInstallSlots(await import('./InstallPanel.tsx'));
}

/** Installs, and loads the manual steps first if they are needed. @throws Error if the steps cannot be loaded */
export async function loadAndInstall(): Promise<void> {
  const needsSteps = currentInstallWay() !== 'prompt';
  await Promise.all([install(), needsSteps && loadPanels()]);
}
