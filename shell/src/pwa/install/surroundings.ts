import { useSyncExternalStore } from 'react';
import { installPrompt, onInstallPrompt } from './prompt-event.ts';
import { installWay, type InstallWay } from './install-way.ts';

const INSTALLED = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

/** How the product can be installed here and now; undefined where it is already, or cannot be. */
export function currentWay(): InstallWay | undefined {
  const { userAgent, maxTouchPoints } = navigator;
  return installWay({
    userAgent,
    maxTouchPoints,
    standalone: isStandalone(),
    offered: installPrompt() !== undefined,
  });
}

/** `currentWay` as state. */
export function useInstallWay(): InstallWay | undefined {
  return useSyncExternalStore(onInstallPrompt, currentWay, () => undefined);
}

function isStandalone(): boolean {
  // Of iPhones, from before they knew the display modes.
  if ((navigator as Navigator & { standalone?: boolean }).standalone === true) return true;
  return INSTALLED.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}
