import { onInvitationSlot, showToast } from '@naija/ui';
import { LAZY_MESSAGES } from '../../lazy-messages.ts';
import { currentInstallWay } from './install-context.ts';
import { dismissInvitation } from './install.ts';
import { isInvitationDue, watchEngagement } from './invitation-timing.ts';
import { loadPanels } from './load-panels.ts';
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

/** Also for a list that arrives after the invitation became due. */
function place(): void {
  const { dueOn, inList } = panels();
  if (dueOn === location.pathname && inList !== true && isSlotBelowView()) setPanels({ inList: true });
}
