import { install } from './install.ts';
import { currentInstallWay } from './install-context.ts';
import { fillInstallSlots } from './InstallSlot.tsx';

export async function loadPanels(): Promise<void> {
  fillInstallSlots(await import('./InstallPanel.tsx'));
}

/** `install`, where the steps may not be loaded yet. @throws where they are unavailable */
export async function loadAndInstall(): Promise<void> {
  const needsSteps = currentInstallWay() !== 'prompt';
  await Promise.all([install(), needsSteps && loadPanels()]);
}
