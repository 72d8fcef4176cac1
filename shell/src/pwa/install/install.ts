import { fillPlaces } from './InstallPlace.tsx';
import { keepQuiet } from './moment.ts';
import { setPanels } from './panel-state.ts';
import { takeInstallPrompt } from './prompt-event.ts';

/**
 * Installs the product: by the browser's own dialog, else by showing the steps. Has to be called while a press is
 * being handled. Rejects where the steps cannot be loaded.
 */
export async function install(): Promise<void> {
  const prompt = takeInstallPrompt();
  if (!prompt) {
    setPanels({ help: true });
    await loadPanels();
    return;
  }
  await prompt.prompt();
  // Installed or not, the question has been answered.
  if ((await prompt.userChoice).outcome === 'dismissed') stopInviting();
}

/** Takes the invitation away, for half a year. */
export function stopInviting(): void {
  keepQuiet();
  setPanels({ dueOn: undefined });
}

/** Brings what draws invitation and steps. Rejects where it cannot be loaded. */
export async function loadPanels(): Promise<void> {
  fillPlaces(await import('./InstallPanel.tsx'));
}
