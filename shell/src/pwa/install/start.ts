import { showToast } from '@naija/ui';
import { loadPanels, stopInviting } from './install.ts';
import { followMoments, isMoment } from './moment.ts';
import { panels, setPanels } from './panel-state.ts';
import { onInstallPrompt } from './prompt-event.ts';
import { currentWay } from './surroundings.ts';

/** Invites the visitor to install the product once that is possible and its worth is shown. Once in a page's life. */
export function startInstall(): void {
  addEventListener('appinstalled', () => {
    stopInviting();
    showToast('NaijaAgents is installed', { kind: 'success' });
  });
  onInstallPrompt(consider);
  followMoments(consider);
}

function consider(): void {
  if (panels().dueOn !== undefined || currentWay() === undefined || !isMoment()) return;
  setPanels({ dueOn: location.pathname });
  // Nobody misses it where it cannot be loaded: another page load asks again.
  loadPanels().catch(() => undefined);
}
