import { useSyncExternalStore } from 'react';
import { installWay, type InstallWay } from './install-way.ts';
import { installPrompt, onInstallPrompt } from './prompt-event.ts';

const INSTALLED_MODES = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

/** How the app can be installed in this browser; undefined where it is installed, or cannot be. */
export function currentInstallWay(): InstallWay | undefined {
  const { userAgent, maxTouchPoints } = navigator;
  return installWay({
    userAgent,
    maxTouchPoints,
    standalone: isStandalone(),
    offered: installPrompt() !== undefined,
  });
}

export function useInstallWay(): InstallWay | undefined {
  return useSyncExternalStore(onInstallPrompt, currentInstallWay, () => undefined);
}

function isStandalone(): boolean {
  // Older iOS lacks the display modes.
  if ((navigator as Navigator & { standalone?: boolean }).standalone === true) return true;
  return INSTALLED_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}
