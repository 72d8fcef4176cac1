import { currentInstallWay } from './install-way.ts';
import { snoozeInvitation } from './invitation-timing.ts';
import { setPanels } from './panel-state.ts';
import { takeInstallPrompt } from './prompt-event.ts';

/** Opens the browser's install dialog, or the manual steps if it has none. Must be called in an event handler of a click. */
export async function install(): Promise<void> {
  // In an in-app browser the prompt has no effect, if it is fired at all.
  const prompt = currentInstallWay() === 'prompt' ? takeInstallPrompt() : undefined;
  if (!prompt) {
    setPanels({ help: true });
    return;
  }
  await prompt.prompt();
  if ((await prompt.userChoice).outcome === 'dismissed') dismissInvitation();
}

export function dismissInvitation(): void {
  snoozeInvitation();
  setPanels({ dueOn: undefined });
}
